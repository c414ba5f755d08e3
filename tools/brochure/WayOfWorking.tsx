import { proofClaims, stepClaims, trustClaims } from '../../content/claims';
import battery from '../../content/services/particulier/thuisbatterij';
import { Picture, Page, Terms } from './parts';

export const WayOfWorking = () => (
  <Page number={5}>
    <header>
      <h2>Van gratis advies tot hulp na plaatsing</h2>
    </header>
    <ol className="steps">
      {battery.process.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
    <ul className="claims">
      <li>{proofClaims.quote.text}</li>
      <li>{trustClaims.callOut.text}</li>
      <li>{stepClaims.support.text}</li>
      <li>{proofClaims.certifications.text}</li>
    </ul>
    <div className="safety">
      <div className="roof">
        <Picture name="meterkast" alt="Open meterkast met een nette groepenkast en rechte bedrading" width={180} />
      </div>
      <section>
        <h2>Veilig op zijn plek</h2>
        <Terms
          rows={[
            ['De plek', 'Droog, koel en bereikbaar: een bijkeuken, garage of schuur. Niet op zolder onder de pannen.'],
            ['De ruimte', 'Vrije ruimte rondom en een rookmelder in de buurt. Uw vluchtroute blijft vrij.'],
            ['De meterkast', 'Een eigen groep volgens NEN 1010. Is de kast oud of vol, dan vervangen wij hem.'],
            ['Bij rook of vuur', 'Ga naar buiten en bel 112.'],
          ]}
        />
      </section>
    </div>
    <section>
      <h3>Garantie en nazorg</h3>
      <p>
        De garantietermijnen van de batterij en van ons installatiewerk staan in uw offerte. De papieren vindt u in het
        opleverdossier. Bij een storing bereikt u ons dag en nacht.
      </p>
    </section>
  </Page>
);
