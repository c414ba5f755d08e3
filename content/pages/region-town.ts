import { inSteps } from '../calculator/steps';
import { toOffice } from '../regions/distance';
import type { solarRegionPage } from '../regions/town-pages';

export type RegionTown = NonNullable<ReturnType<typeof solarRegionPage>>;

/** `/regios/$slug` */
export const regionTownTexts = {
  crumb: 'Regio’s',
  title: ({ name }: RegionTown) => `Zonnepanelen in ${name}`,
  districts: ['Waar wij in', 'panelen leggen'],
  districtsText: ({ name, neighborhoods }: RegionTown) =>
    `Wij komen in heel ${name}: ${neighborhoods.join(', ')} en elke andere wijk. Bij u thuis meten wij het dak op en kijken wij waar de zon wegblijft.`,
  grid: ({ gridOperator }: RegionTown) => `Het stroomnet is van ${gridOperator}`,
  gridText: ({ gridOperator, gridArea }: RegionTown) =>
    `${gridOperator} beheert het net in ${gridArea}. Uw stroom koopt u bij een leverancier; ${gridOperator} zorgt voor de kabel en de meter.`,
  gridFacts: ({ gridOperator }: RegionTown) => [
    {
      term: 'Aanmelden',
      text: `Elke installatie moet bij ${gridOperator} bekend zijn. Dat gaat via energieleveren.nl; wij geven u de gegevens die u daar invult.`,
    },
    {
      term: 'Terugleveren',
      text: 'Wat u niet meteen gebruikt, gaat het net op. Tot en met 31 december 2026 mag u salderen. Daarna betaalt uw leverancier een vergoeding per kWh.',
    },
    {
      term: 'Vol net',
      text: 'Is het druk op de kabel in uw straat, dan kan de omvormer even minder leveren. Meer zelf gebruiken, of opslaan, vangt dat op.',
    },
  ],
  further: ({ name }: RegionTown) => `Verder voor ${name}`,
  expert: ({ name }: RegionTown) => `Zonnepanelen Expert in ${name}`,
  battery: ({ name }: RegionTown) => `Thuisbatterij in ${name}`,
  nearby: 'In de buurt',
  calculator: (town: RegionTown) => `${toOffice(town)} De berekening doet u thuis, in ${inSteps}.`,
} as const;
