import { Link, createFileRoute, notFound } from '@tanstack/react-router';
import { company } from '../../content/company';
import insulation from '../../content/pictures/dakisolatie.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import tiles from '../../content/pictures/dakrenovatie.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import polder from '../../content/pictures/bedrijfsdak.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import houses from '../../content/pictures/hero-rijtjeshuizen.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import panels from '../../content/pictures/dak-panelen.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import front from '../../content/pictures/kozijnen-voordeur.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import casement from '../../content/pictures/raamdetail.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import barn from '../../content/pictures/schuur.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import detached from '../../content/pictures/vrijstaand.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture';
import { ButtonLink } from '../design/Button';
import { Head, Section, Wrap } from '../design/Section';
import { lead } from '../design/text.css';
import { CallButton } from '../sections/CallButton';
import { Close } from '../sections/Close';
import { PlaceHero } from '../sections/PlaceHero';
import * as styles from '../sections/province.css';
import { headBeside } from '../sections/sections.css';
import { links } from '../sections/Surroundings.css';
import { UnknownPlace } from '../sections/UnknownPlace';
import { pageHead } from '../seo';

export const Route = createFileRoute('/werkgebied/$regionId')({
  loader: async ({ params }) => {
    const [{ provincePage }, { aboutProvince }] = await Promise.all([
      import('../../content/regions/city-pages'),
      import('../structured-data'),
    ]);
    const page = provincePage(params.regionId);
    if (!page) throw notFound();
    return { ...page, head: { ...page.head, about: aboutProvince(page) } };
  },
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: ProvincePage,
  notFoundComponent: UnknownPlace,
});

const pictures = {
  vrijstaand: { picture: detached, alt: 'Vrijstaand huis met zonnepanelen en een laadpaal bij de voordeur' },
  rijtjeshuizen: { picture: houses, alt: 'Rij bakstenen huizen met zonnepanelen op pannendaken' },
  'dak-panelen': { picture: panels, alt: 'Zonnepanelen op een dak met rode en grijze pannen' },
  'kozijnen-voordeur': { picture: front, alt: 'Gevel met houten voordeur en nieuwe kozijnen' },
  bedrijfsdak: { picture: polder, alt: 'Plat bedrijfsdak met zonnepanelen in de polder' },
  dakrenovatie: { picture: tiles, alt: 'Dak half op panlatten, half met nieuwe pannen' },
  schuur: { picture: barn, alt: 'Schuur met een dak vol zonnepanelen' },
  raamdetail: { picture: casement, alt: 'Donker draaikiepraam in een rode bakstenen gevel' },
  dakisolatie: { picture: insulation, alt: 'Zolder met isolatieplaten tussen de balken' },
};

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
        seen={pictures[image]}
      >
        <ButtonLink to="/offerte">Vraag offerte aan</ButtonLink>
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
          <Head id="steden" title="Onze elektriciens" lead="Onze elektriciens werken onder meer in deze plaatsen." />
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
      <Close />
    </>
  );
}
