import { Link, createFileRoute, notFound } from '@tanstack/react-router';
import { inSteps } from '../../content/calculator-steps';
import { toOffice } from '../../content/regions/distance';
import { TextLink } from '../design/Button/Button';
import { PageHead } from '../design/PageHead/PageHead';
import { Wrap } from '../design/Section/Section';
import { nowrap } from '../design/tokens/text.css';
import { aside } from '../sections/shared/aside.css';
import { PhoneDetails } from '../sections/shared/PhoneDetails';
import { QuoteBanner } from '../sections/shared/QuoteBanner';
import { article, besideArticle, rows } from '../sections/town/article.css';
import { CalculatorPromo } from '../sections/town/CalculatorPromo';
import { Nearby } from '../sections/town/Surroundings';
import { UnknownPlace } from '../sections/town/UnknownPlace';
import { pageHead } from '../seo/head';

export const Route = createFileRoute('/regios/$slug')({
  loader: ({ context, params }) =>
    context.pageData(async () => {
      const [{ solarRegionPage }, { aboutSolarRegion }] = await Promise.all([
        import('../../content/regions/town-pages'),
        import('../seo/structured-data'),
      ]);
      const page = solarRegionPage(params.slug);
      if (!page) throw notFound();
      return { ...page, head: { ...page.head, about: aboutSolarRegion(page) } };
    }),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: SolarRegionPage,
  notFoundComponent: UnknownPlace,
});

function SolarRegionPage() {
  const { slug, name, note, neighborhoods, gridOperator, gridArea, winterShade, nearby, ...town } =
    Route.useLoaderData();

  return (
    <>
      <PageHead
        title={`Zonnepanelen in ${name}`}
        lead={note}
        crumbs={[{ label: 'Regio’s', to: '/regios' }, { label: name }]}
      />
      <Wrap>
        <div className={besideArticle}>
          <div className={article}>
            <section aria-labelledby="wijken">
              <h2 id="wijken">
                Waar wij in <span className={nowrap}>{name}</span> panelen leggen
              </h2>
              <p>
                Wij komen in heel {name}: {neighborhoods.join(', ')} en elke andere wijk. Bij u thuis meten wij het dak
                op en kijken wij waar de zon wegblijft.
              </p>
              <p>{winterShade}</p>
            </section>
            <section aria-labelledby="stroomnet">
              <h2 id="stroomnet">Het stroomnet is van {gridOperator}</h2>
              <p>
                {gridOperator} beheert het net in {gridArea}. Uw stroom koopt u bij een leverancier; {gridOperator}{' '}
                zorgt voor de kabel en de meter.
              </p>
              <dl className={rows}>
                <div>
                  <dt>Aanmelden</dt>
                  <dd>
                    Elke installatie moet bij {gridOperator} bekend zijn. Dat gaat via energieleveren.nl; wij geven u de
                    gegevens die u daar invult.
                  </dd>
                </div>
                <div>
                  <dt>Terugleveren</dt>
                  <dd>
                    Wat u niet meteen gebruikt, gaat het net op. Tot en met 31 december 2026 mag u salderen. Daarna
                    betaalt uw leverancier een vergoeding per kWh.
                  </dd>
                </div>
                <div>
                  <dt>Vol net</dt>
                  <dd>
                    Is het druk op de kabel in uw straat, dan kan de omvormer even minder leveren. Meer zelf gebruiken,
                    of opslaan, vangt dat op.
                  </dd>
                </div>
              </dl>
            </section>
            <section aria-labelledby="verder">
              <h2 id="verder">Verder voor {name}</h2>
              <p>
                <TextLink to="/zonnepanelen/$slug" params={{ slug }}>
                  Zonnepanelen Expert in {name}
                </TextLink>
                <br />
                <TextLink to="/regios/thuisbatterij/$slug" params={{ slug }}>
                  Thuisbatterij in {name}
                </TextLink>
              </p>
            </section>
            <section aria-labelledby="buurt">
              <h2 id="buurt">In de buurt</h2>
              <Nearby
                places={nearby}
                linkTo={(place) => (
                  <Link to="/regios/$slug" params={{ slug: place.slug }}>
                    {place.name}
                  </Link>
                )}
              />
            </section>
          </div>
          <aside className={aside} aria-label="Bereken of bel">
            <CalculatorPromo>
              {toOffice({ name, ...town })} De berekening doet u thuis, in {inSteps}.
            </CalculatorPromo>
            <PhoneDetails />
          </aside>
        </div>
      </Wrap>
      <QuoteBanner quiet />
    </>
  );
}
