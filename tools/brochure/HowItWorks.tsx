import { DayChart, FlowChart } from './Day';
import { Page, Terms } from './parts';

export const HowItWorks = () => (
  <Page number={3}>
    <header>
      <h2>Een dag met een thuisbatterij</h2>
      <p className="lead">
        Wat u overdag overhoudt, gaat de batterij in. ’s Avonds gebruikt u het alsnog. Het net vult aan.
      </p>
    </header>
    <figure>
      <DayChart />
      <figcaption className="note">
        Voorbeeld: een zonnige voorjaarsdag met een batterij van 5 kWh. Hoe uw eigen dag loopt, lezen wij af uit de
        slimme meter.
      </figcaption>
    </figure>
    <div className="three">
      <section>
        <FlowChart from={['sun']} to={['battery', 'grid']} />
        <h3>Overdag laden</h3>
        <p>Uw zonnestroom gaat eerst naar uw huis. Wat over is, gaat de batterij in. Is die vol, dan levert u terug.</p>
      </section>
      <section>
        <FlowChart from={['battery']} />
        <h3>’s Avonds gebruiken</h3>
        <p>De batterij levert wat uw huis vraagt. Is dat meer dan hij tegelijk aankan, dan helpt het net.</p>
      </section>
      <section>
        <FlowChart from={['grid']} />
        <h3>Daarna het net</h3>
        <p>Is de batterij leeg, dan komt uw stroom van het net, tot de zon weer schijnt.</p>
      </section>
    </div>
    <section>
      <Terms
        rows={[
          [
            'Met een dynamisch contract',
            'De batterij laadt ook van het net, in goedkope uren, en ontlaadt in dure. Dat kan ook in de winter.',
          ],
          [
            'Wat hij niet doet',
            'De zomer bewaren voor de winter. In december en januari blijft er op de meeste daken weinig over om op te slaan.',
          ],
        ]}
      />
    </section>
  </Page>
);
