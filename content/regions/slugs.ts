import { regions } from './provinces';
import { solarRegionSlugs } from './solar-regions';

/** Every town that has a page: the list of the site holds some twice. */
export const townSlugs = () => [...new Set(solarRegionSlugs)];

export const provinceIds = () => regions.map(({ id }) => id);
export const citySlugs = () => regions.flatMap(({ cities }) => cities.map(({ slug }) => slug));
