import { Link, createFileRoute, notFound } from '@tanstack/react-router';
import { company } from '../../content/company';
import { coverage } from '../../content/region-menu';
import { pictureNamed } from '../design/Picture/named-pictures';
import { Head, Section, Wrap } from '../design/Section/Section';
import { lead } from '../design/tokens/text.css';
import { CallButton } from '../sections/shared/CallButton';
import { QuoteBanner } from '../sections/shared/QuoteBanner';
import { PlaceHero } from '../sections/town/PlaceHero';
import * as styles from '../sections/town/province.css';
import { headBeside } from '../sections/shared/sections.css';
import { links } from '../sections/town/Surroundings.css';
import { UnknownPlace } from '../sections/town/UnknownPlace';
import { pageHead } from '../seo/head';
import { QuoteLink } from '../sections/shared/QuoteLink';

export const Route = createFileRoute('/werkgebied/$regionId')({
  loader: ({ context, params }) =>
    context.pageData(async () => {
      const [{ provincePage }, { aboutProvince }] = await Promise.all([
        import('../../content/regions/city-pages'),
        import('../seo/structured-data'),
      ]);
      const page = provincePage(params.regionId);
      if (!page) throw notFound();
      return { ...page, head: { ...page.head, about: aboutProvince(page) } };
    }),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: ProvincePage,
  notFoundComponent: UnknownPlace,
});

function ProvincePage() {
  const { name, description, image, cities, towns } = Route.useLoaderData();
  // Two sentences say what the province is like; the rest is for who reads on.
  const [first, second, ...rest] = description.split(/(?<=\.) /);

  return (
    <>
      <PlaceHero
        crumbs={[{ label: 'Regio’s', to: '/regios' }, { label: name }]}
        badge="Werkgebied"
        title={`${company.name} in de provincie ${name}`}
        lead={`${first} ${second}`}
        seen={pictureNamed(image)}
      >
        <QuoteLink>Vraag offerte aan</QuoteLink>
        <CallButton />
      </PlaceHero>
      <Section tone="sand" aria-labelledby="provincie">
        <Wrap>
          <div className={headBeside}>
            <h2 id="provincie">Wat hier telt</h2>
            <p className={lead}>{rest.join(' ')}</p>
          </div>
        </Wrap>
      </Section>
      <Section aria-labelledby="steden">
        <Wrap>
          <Head
            id="steden"
            title="Onze elektriciens"
            lead={`Onze elektriciens werken onder meer in deze plaatsen. ${coverage}`}
          />
          <ul className={styles.cities}>
            {cities.map((city) => (
              <li key={city.slug}>
                <Link to="/elektricien-{$citySlug}" params={{ citySlug: city.slug }}>
                  Elektricien in {city.name}
                </Link>
                <p>{city.note}</p>
              </li>
            ))}
          </ul>
        </Wrap>
      </Section>
      <Section joined aria-labelledby="panelen">
        <Wrap>
          <div className={headBeside}>
            <h2 id="panelen">Zonnepanelen per plaats</h2>
            <ul className={links}>
              {towns.map((town) => (
                <li key={town.slug}>
                  <Link to="/regios/$slug" params={{ slug: town.slug }}>
                    {town.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </Wrap>
      </Section>
      <QuoteBanner />
    </>
  );
}
