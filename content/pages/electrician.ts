import type { cityPage } from '../regions/city-pages';
import { fromWhere } from '../regions/distance';

export type ElectricianCity = NonNullable<ReturnType<typeof cityPage>>;

/** `/elektricien-{$citySlug}` */
export const electricianTexts = {
  crumb: 'Regio’s',
  badge: ({ region }: ElectricianCity) => `Provincie ${region.name}`,
  title: ({ name }: ElectricianCity) => `Elektricien in ${name}`,
  lead: (city: ElectricianCity) => `Meterkast, groepen, laadpaal en storing. Door elektriciens ${fromWhere(city)}.`,
  ask: 'Vraag offerte aan',
  surroundings: ({ name }: ElectricianCity) => `Achter de voordeur in ${name}`,
  also: {
    term: 'Ook hier',
    panels: ({ name }: ElectricianCity) => `Zonnepanelen in ${name}`,
    battery: ({ name }: ElectricianCity) => `Thuisbatterij in ${name}`,
  },
  workTitle: 'Wat wij voor u doen',
  work: [
    {
      icon: 'shield',
      title: 'Groepenkast vervangen',
      text: 'Een kast met aardlekautomaten, duidelijke nummers en ruimte voor wat nog komt. Volgens NEN 1010.',
    },
    {
      icon: 'plug',
      title: 'Groepen erbij',
      text: 'Een eigen groep voor wasmachine, droger, warmtepomp of zonnepanelen.',
    },
    {
      icon: 'battery',
      title: 'Laadpaal aansluiten',
      text: 'Wij meten eerst wat uw aansluiting aankan. Daarna volgen kabel, beveiliging en proefladen.',
    },
    {
      icon: 'thermometer',
      title: 'Koken op inductie',
      text: 'Een perilexaansluiting of twee groepen tot aan de kookplaat, en het gas eraf als u dat wilt.',
    },
  ],
  /** Question, link to the fault report, the words before the telephone number, and those after it. */
  fault: {
    title: 'Storing',
    question: 'Geen stroom, of slaat de aardlek af?',
    report: 'Meld uw storing',
    call: 'of bel',
    hours: 'dag en nacht',
  },
} as const;
