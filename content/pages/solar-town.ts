import { regionClaims } from '../claims';
import { fromWhere } from '../regions/distance';
import type { solarExpertPage } from '../regions/town-pages';

export type SolarTown = NonNullable<ReturnType<typeof solarExpertPage>>;

/** `/zonnepanelen/$slug` */
export const solarTownTexts = {
  crumb: 'Zonnepanelen',
  badge: ({ province }: SolarTown) => `Provincie ${province}`,
  title: ({ name }: SolarTown) => `Zonnepanelen Expert in ${name}`,
  lead: (town: SolarTown) => `Advies, montage en onderhoud door installateurs ${fromWhere(town)}.`,
  calculate: 'Bereken uw besparing',
  stats: [
    { figure: regionClaims.installations.text, meaning: 'Installaties' },
    { figure: regionClaims.satisfied.text, meaning: 'Tevreden klanten' },
    { figure: regionClaims.saving.text, meaning: 'Gem. besparing' },
  ],
  calculator: ({ name }: SolarTown) => `Reken het uit voor uw adres in ${name}`,
  installation: {
    title: 'Hoe werkt het?',
    steps: [
      { title: 'Gratis adviesbezoek', text: 'Wij meten uw dak op en bekijken de meterkast.' },
      { title: 'Planning van de installatie', text: 'U kiest een dag. Wij regelen materiaal en steiger.' },
      { title: 'Vakkundige installatie', text: 'In 1 tot 2 dagen leggen wij de panelen en sluiten alles aan.' },
    ],
  },
  reasons: {
    title: ({ name }: SolarTown) => `Waarom kiezen voor zonnepanelen in ${name}?`,
    points: [
      { icon: 'leaf', title: 'Duurzame energie', text: 'U wekt stroom op waar u hem gebruikt.' },
      { icon: 'euro', title: 'Direct besparen', text: 'Uw stroomrekening daalt met ongeveer 70%.' },
      { icon: 'house', title: 'Hogere woningwaarde', text: 'Een beter energielabel telt mee bij verkoop.' },
    ],
  },
  surroundings: ({ name }: SolarTown) => `De daken van ${name}`,
  ownUse: 'Zon op haar hoogst',
  closing: {
    title: 'Gratis zonnepanelen check',
    lead: 'Vul uw postcode en huisnummer in. U ziet meteen wat uw dak oplevert.',
    start: 'Start de check',
  },
} as const;
