import { company } from '../company';
import { groupedByLetter, kilometresBetween, nearestTo } from './places';
import { type City, type Region, regions } from './provinces';
import { towns } from './towns';

const NEARBY = 6;

const provinces: readonly Region[] = regions;
const allCities: readonly City[] = provinces.flatMap(({ cities }) => cities);

/** /werkgebied/{regionId} */
export function provincePage(id: string) {
  const region = regions.find((each) => each.id === id);
  return (
    region && {
      id: region.id,
      name: region.name,
      description: region.description,
      image: region.image,
      cities: region.cities.map(({ name, slug, note }) => ({ name, slug, note })),
      towns: groupedByLetter(towns.filter(({ province }) => province === region.name)).flatMap(({ entries }) =>
        entries.map(({ name, slug }) => ({ name, slug })),
      ),
      head: {
        title: `Werkgebied provincie ${region.name}`,
        description: region.metaDescription,
        path: `/werkgebied/${region.id}`,
      },
    }
  );
}

/** /elektricien-{citySlug} */
export function cityPage(slug: string) {
  const city = allCities.find((each) => each.slug === slug);
  const region = provinces.find(({ cities }) => cities.some((each) => each.slug === slug));
  if (!city || !region) return;
  const first = city.neighborhoods.at(0);
  const last = city.neighborhoods.at(-1);
  return {
    slug: city.slug,
    name: city.name,
    note: city.note,
    coordinates: city.coordinates,
    neighborhoods: city.neighborhoods,
    region: { id: region.id, name: region.name },
    kilometres: kilometresBetween(company.address.coordinates, city.coordinates),
    nearby: nearestTo(city, allCities, NEARBY),
    head: {
      title: `Elektricien in ${city.name}`,
      description: `Elektricien in ${city.name}, van ${first} tot ${last}: groepenkast, laadpaal of kookplaat, en hulp bij storing. Vaste prijs vooraf.`,
      path: `/elektricien-${city.slug}`,
    },
  };
}
