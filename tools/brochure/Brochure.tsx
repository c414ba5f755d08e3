import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { closeClaims, proofClaims, stepClaims, trustClaims } from '../../content/claims';
import { company, titled } from '../../content/company';
import { questions } from '../../content/questions';
import battery from '../../content/services/particulier/thuisbatterij';
import { DayChart, FlowChart } from './Day';

const symbol = readFileSync('src/design/Logo/symbol.svg', 'utf8');

const Logo = () => (
  <p className="logo">
    <span dangerouslySetInnerHTML={{ __html: symbol }} />
    {company.name}
  </p>
);

const TITLE = 'De thuisbatterij';

/** `width` is that of the print, in millimetres. */
const Picture = ({ name, alt, width }: { name: string; alt: string; width: number }) => (
  <img src={`content/pictures/${name}.jpg?width=${width}`} alt={alt} />
);

const Page = ({ number, children }: { number: number; children: ReactNode }) => (
  <section className="inner">
    {children}
    <footer>
      <span>{company.name}</span>
      <span>{TITLE}</span>
      <span>{number}</span>
    </footer>
  </section>
);

const Terms = ({ rows }: { rows: readonly (readonly [term: string, text: string])[] }) => (
  <dl className="terms">
    {rows.map(([term, text]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

const Cover = () => (
  <section className="cover">
    <div className="top">
      <Logo />
      <p>{TITLE}</p>
    </div>
    <h1>Uw eigen stroom, ook&nbsp;’s&nbsp;avonds</h1>
    <p className="lead">Wat een thuisbatterij doet, welke maat bij u past en hoe wij hem plaatsen.</p>
    <div className="roof">
      <Picture name="thuisbatterij" alt="Thuisbatterij naast een omvormer aan een lichte wand" width={302} />
    </div>
    <div className="band">
      <p>{proofClaims.area.text}</p>
      <p className="number">{company.phone.shown}</p>
    </div>
  </section>
);

const Share = ({ name, percentage, color }: { name: string; percentage: number; color: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <svg viewBox="0 0 100 6" aria-hidden="true">
        <path className="rest" d="M0 0h100v6H0z" />
        <path className={color} d={`M0 0h${percentage}v6H0z`} />
      </svg>
      <b>ongeveer {percentage}%</b>
    </dd>
  </div>
);

const WhyNow = () => (
  <Page number={2}>
    <div className="corner">
      <Picture name="dak-panelen" alt="Zonnepanelen op een dak met oranje en antraciet pannen" width={125} />
    </div>
    <header>
      <h2>Na het salderen telt wat u zelf gebruikt</h2>
      <p className="lead">
        Overdag wekken uw panelen vaak meer op dan uw huis vraagt. Een thuisbatterij bewaart dat voor de avond.
      </p>
    </header>
    <section>
      <h3>Wat er verandert</h3>
      <Terms
        rows={[
          ['Tot en met 31 december 2026', 'U saldeert: wat u teruglevert, streept u weg tegen wat u afneemt.'],
          [
            'Vanaf 1 januari 2027',
            'Salderen stopt. Voor stroom die u teruglevert, krijgt u minder dan u voor ingekochte stroom betaalt.',
          ],
          [
            'Tot 1 januari 2030',
            'De vergoeding is ten minste de helft van het kale leveringstarief, dus zonder belastingen.',
          ],
        ]}
      />
      <p className="note">Bron: Rijksoverheid; Eerste Kamer, wetsvoorstel 36 611. Stand van november 2026.</p>
    </section>
    <section>
      <h3>Zoveel zonnestroom gebruikt een huishouden zelf</h3>
      <dl className="shares">
        <Share name="Zonder batterij" percentage={30} color="discharge" />
        <Share name="Met batterij" percentage={60} color="direct" />
      </dl>
      <p className="note">Gemiddelden. Bron: Milieu Centraal.</p>
    </section>
    <div className="columns">
      <section>
        <h3>Een batterij past vaak goed als</h3>
        <List
          items={[
            'u van maart tot en met september bijna elke dag teruglevert;',
            'u ’s avonds veel verbruikt, bijvoorbeeld met inductie of een warmtepomp;',
            'u weinig krijgt voor wat u teruglevert;',
            'u een dynamisch energiecontract hebt.',
          ]}
        />
      </section>
      <section>
        <h3>U kunt beter wachten als</h3>
        <List
          items={[
            'u weinig panelen hebt en overdag bijna alles zelf gebruikt;',
            'uw elektrische auto het overschot overdag al opneemt;',
            'u binnen enkele jaren verhuist;',
            'uw dak of spouw nog niet geïsoleerd is.',
          ]}
        />
      </section>
    </div>
    <p className="statement">Loont een batterij bij u niet, dan zeggen wij dat.</p>
  </Page>
);

const HowItWorks = () => (
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

const decimal = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('nl-NL');

const households = [2500, 3500, 4500, 6000].map((yearly) => ({
  yearly: whole.format(yearly),
  daily: decimal.format(yearly / 365),
  nightly: decimal.format(yearly / 365 / 2),
  start: Math.round(yearly / 365 / 2),
}));

const WhichSize = () => (
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

const WayOfWorking = () => (
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

const asked = [...questions.thuisbatterij, questions.dienst[0]];

/** In a narrow column ‘’s’ would be left behind at the end of a line. */
const joined = (text: string) => text.replaceAll(' ’s ', ' ’s\u00A0');

const QuestionsAndContact = () => (
  <section className="inner">
    <header>
      <h2>Veelgestelde vragen</h2>
    </header>
    <div className="questions">
      {asked.map(({ question, answer }) => (
        <section key={question}>
          <h3>{question}</h3>
          <p>{joined(answer)}</p>
        </section>
      ))}
    </div>
    <section>
      <h3>Vraag dit vooraf, ook aan ons</h3>
      <div className="ask">
        <List
          items={[
            'Hoeveel van de capaciteit kan ik echt gebruiken?',
            'Hoe snel laadt en levert de batterij, in kW?',
            'Past hij bij de omvormer die ik al heb?',
            'Kan er later een module bij?',
            'Wat garandeert de fabrikant, en hoelang?',
            'Werkt hij door als de stroom uitvalt?',
          ]}
        />
      </div>
    </section>
    <section className="contact">
      <div>
        <h2>Vertel ons wat u wilt. Wij&nbsp;rekenen het uit.</h2>
        <p>{closeClaims.reply.text}</p>
        <a className="button" href={`${company.origin}/offerte`}>
          Vraag offerte aan
        </a>
      </div>
      <div>
        <p>Liever bellen?</p>
        <p className="number">
          <a href={company.phone.href}>{company.phone.shown}</a>
        </p>
        <p>
          {company.openingHours.week}
          <br />
          {company.openingHours.weekend}
        </p>
        <address>
          {company.name}
          <br />
          {company.address.street}, {company.address.postalCode} {company.address.city}
          <br />
          <a href={`mailto:${company.email.general}`}>{company.email.general}</a>
        </address>
      </div>
      <p className="note">Beelden zijn impressies.</p>
    </section>
  </section>
);

export const Brochure = () => (
  <html lang="nl">
    <head>
      <meta charSet="utf-8" />
      <title>{titled(TITLE)}</title>
      <link rel="stylesheet" href="tools/brochure/brochure.css" />
    </head>
    <body>
      <Cover />
      <WhyNow />
      <HowItWorks />
      <WhichSize />
      <WayOfWorking />
      <QuestionsAndContact />
    </body>
  </html>
);
