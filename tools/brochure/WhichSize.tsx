import { Page, Terms } from './parts';

const decimal = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const whole = new Intl.NumberFormat('nl-NL');

const households = [2500, 3500, 4500, 6000].map((yearly) => ({
  yearly: whole.format(yearly),
  daily: decimal.format(yearly / 365),
  nightly: decimal.format(yearly / 365 / 2),
  start: Math.round(yearly / 365 / 2),
}));

export const WhichSize = () => (
  <Page number={4}>
    <header>
      <h2>Welke maat past bij u?</h2>
      <p className="lead">
        Groter is niet vanzelf beter. De batterij moet op een zonnige dag vol raken en in de nacht weer leeg.
      </p>
    </header>
    <section>
      <table className="sizes">
        <thead>
          <tr>
            <th scope="col">Uw verbruik per jaar</th>
            <th scope="col">Gemiddeld per dag</th>
            <th scope="col">Avond en nacht</th>
            <th scope="col">Begin te rekenen met</th>
          </tr>
        </thead>
        <tbody>
          {households.map(({ yearly, daily, nightly, start }) => (
            <tr key={yearly}>
              <th scope="row">{yearly} kWh</th>
              <td>{daily} kWh</td>
              <td>{nightly} kWh</td>
              <td>ongeveer {start} kWh</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        Gerekend met de helft van uw verbruik in avond en nacht. Met een elektrische auto of warmtepomp wordt dat
        anders.
      </p>
      <p>
        Kijk ook naar uw overschot. Levert u op een gemiddelde lentedag minder terug dan in de laatste kolom staat, neem
        dan dat lagere getal.
      </p>
    </section>
    <section>
      <h3>Drie begrippen op een offerte</h3>
      <Terms
        rows={[
          ['kWh: hoeveel erin past', 'De capaciteit. Vraag naar het deel dat u echt kunt gebruiken.'],
          ['kW: hoe snel het gaat', 'Het vermogen van laden en leveren. Dat telt als u tegelijk kookt en wast.'],
          ['Module: of hij groeit', 'Bij veel systemen kan er later een module bij.'],
        ]}
      />
    </section>
    <section className="sum">
      <h3>Reken het na</h3>
      <p>Een voorbeeld met ronde getallen. Neem voor uw eigen som de tarieven uit uw contract.</p>
      <table>
        <tbody>
          <tr>
            <th scope="row">U slaat in een jaar 1.250 kWh op en gebruikt na 10% verlies 1.125 kWh, van € 0,25</th>
            <td>€ 281,25</td>
          </tr>
          <tr>
            <th scope="row">Terugleveren had u netto opgebracht: 1.250 kWh van € 0,05</th>
            <td>− € 62,50</td>
          </tr>
          <tr>
            <th scope="row">Voordeel per jaar in dit voorbeeld</th>
            <td>€ 218,75</td>
          </tr>
        </tbody>
      </table>
      <p>
        Deel de prijs uit uw offerte door dat bedrag: zoveel jaar duurt terugverdienen ongeveer. Is dat langer dan de
        garantie, dan is de batterij geen zuivere besparing.
      </p>
    </section>
  </Page>
);
