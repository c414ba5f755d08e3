import { company } from '../company';
import { gridAreas } from './grid-operators';
import { groupedByLetter, hyphensAsSpaces, kilometresBetween, listed, nearestTo } from './places';
import { solarRegionSlugs } from './solar-regions';
import { nightsToBridge, ownUse, winterShade } from './sun';
import { type Town, towns } from './towns';

const NEARBY = 6;

const allTowns: readonly Town[] = towns;
const townOf = (slug: string) => allTowns.find((town) => town.slug === slug);

/** What a page of a town shows of it; it travels in the HTML, so it is no more than that. */
const placeOf = (town: Town) => ({
  slug: town.slug,
  name: town.name,
  province: town.province,
  neighborhoods: town.neighborhoods,
  note: town.note,
  coordinates: town.coordinates,
  kilometres: kilometresBetween(company.address.coordinates, town.coordinates),
  nearby: nearestTo(town, allTowns, NEARBY),
});

/** /zonnepanelen/{slug} */
export function solarExpertPage(slug: string) {
  const town = townOf(slug);
  return (
    town && {
      ...placeOf(town),
      ownUse: ownUse(town),
      head: {
        title: `Zonnepanelen Expert in ${town.name}`,
        description: `Zonnepanelen in ${town.name}: ${listed([...town.neighborhoods.slice(0, 2), 'elke andere wijk'])}. Bereken uw besparing en vraag een gratis adviesbezoek aan.`,
        keywords: keywords(
          town.name,
          'zonnepanelen',
          'zonnepanelen expert',
          'zonnepanelen installateur',
          'energieprijzen',
        ),
        path: `/zonnepanelen/${slug}`,
      },
    }
  );
}

/** /regios/{slug} */
export function solarRegionPage(slug: string) {
  const town = townOf(slug);
  return (
    town && {
      ...placeOf(town),
      gridOperator: town.gridOperator,
      gridArea: gridAreas[town.gridOperator],
      winterShade: winterShade(town),
      head: {
        title: `Zonnepanelen in ${town.name}`,
        description: `Zonnepanelen in ${town.name} (${town.province}): welke daken wij er tegenkomen, in welke wijken wij werken en wat netbeheerder ${town.gridOperator} vraagt.`,
        keywords: keywords(town.name, 'zonnepanelen', 'terugleveren', `netbeheerder ${town.gridOperator}`),
        path: `/regios/${slug}`,
      },
    }
  );
}

/** /regios/thuisbatterij/{slug} */
export function batteryPage(slug: string) {
  const town = townOf(slug);
  return (
    town && {
      ...placeOf(town),
      gridOperator: town.gridOperator,
      nightsToBridge: nightsToBridge(town),
      head: {
        title: `Thuisbatterij ${town.name} | Bespaar & Sla Energie Op`,
        description: `Thuisbatterij in ${town.name}: gebruik uw zonnestroom ’s avonds. Gratis advies aan huis, ook over uw meterkast en het aanmelden bij ${town.gridOperator}.`,
        keywords: keywords(
          town.name,
          'thuisbatterij',
          'thuisbatterij installatie',
          'energieopslag',
          'meterkast vervangen',
        ),
        path: `/regios/thuisbatterij/${slug}`,
      },
    }
  );
}

/** /regios and /regios/thuisbatterij */
export const townIndex = () =>
  groupedByLetter(
    solarRegionSlugs.flatMap((slug) => {
      const town = townOf(slug);
      return town ? [{ slug, name: hyphensAsSpaces(town.name) }] : [];
    }),
  );

const keywords = (name: string, ...subjects: string[]) => subjects.map((subject) => `${subject} ${name}`).join(', ');
