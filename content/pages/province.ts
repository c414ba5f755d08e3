import { company } from '../company';
import { coverage } from '../region-menu';
import type { provincePage } from '../regions/city-pages';

export type Province = NonNullable<ReturnType<typeof provincePage>>;

/** `/werkgebied/$regionId` */
export const provinceTexts = {
  crumb: 'Regio’s',
  badge: 'Werkgebied',
  title: ({ name }: Province) => `${company.name} in de provincie ${name}`,
  ask: 'Vraag offerte aan',
  about: 'Wat hier telt',
  cities: {
    title: 'Onze elektriciens',
    lead: `Onze elektriciens werken onder meer in deze plaatsen. ${coverage}`,
  },
  city: (name: string) => `Elektricien in ${name}`,
  towns: 'Zonnepanelen per plaats',
} as const;
