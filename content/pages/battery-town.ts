import { batteryClaims } from '../claims';
import { fromWhere } from '../regions/distance';
import type { batteryPage } from '../regions/town-pages';

export type BatteryTown = NonNullable<ReturnType<typeof batteryPage>>;

/** `/regios/thuisbatterij/$slug` */
export const batteryTownTexts = {
  crumb: 'Thuisbatterij',
  badge: ({ province }: BatteryTown) => `Provincie ${province}`,
  title: ({ name }: BatteryTown) => `Thuisbatterij Installatie in ${name}`,
  lead: (town: BatteryTown) => `Opslag voor uw zonnestroom, geplaatst door installateurs ${fromWhere(town)}.`,
  ask: 'Vraag gratis advies aan',
  assurance: [
    { figure: batteryClaims.ownPower.text, meaning: 'Eigen stroom, dag en nacht' },
    { figure: batteryClaims.reply.text, meaning: 'Antwoord op uw vraag' },
    { figure: batteryClaims.experience.text, meaning: 'Ervaring met elektra' },
  ],
  benefits: {
    title: 'Meer van uw eigen zon',
    lists: [
      {
        title: 'Wat de batterij doet',
        points: [
          'Zonnestroom van de middag gebruikt u ’s avonds.',
          'U levert minder terug en koopt minder in.',
          'Met een dynamisch contract laadt de batterij in de goedkope uren.',
          'Een piek van kookplaat en auto vangt hij op.',
        ],
      },
      {
        title: 'Wat wij doen',
        points: [
          'Wij rekenen de capaciteit uit met uw eigen verbruik.',
          'Wij kiezen een droge, koele plek en leggen de kabels weg.',
          'Wij stellen de app in en laten zien hoe die werkt.',
          'Wij helpen met de btw en met subsidie, als die er is.',
        ],
      },
    ],
  },
  surroundings: ({ name }: BatteryTown) => `Opslag in ${name}`,
  roofs: 'De daken',
  gridOperator: {
    term: 'Netbeheerder',
    text: ({ gridOperator }: BatteryTown) =>
      `${gridOperator}. Een thuisbatterij meldt u daar aan via energieleveren.nl; wij geven u de gegevens.`,
  },
  panels: { term: 'Zonnepanelen', link: ({ name }: BatteryTown) => `Zonnepanelen in ${name}` },
  download: 'Download PDF',
  cabinet: {
    title: 'Meterkast vervangen, als het moet',
    points: [
      {
        icon: 'plug',
        title: 'Een eigen groep',
        text: 'De batterij krijgt een groep voor zichzelf, met de aardlekbeveiliging die de fabrikant vraagt.',
      },
      {
        icon: 'gauge',
        title: 'Eén of drie fasen',
        text: 'Wij meten wat uw aansluiting aankan. Is drie fasen beter, dan vragen wij dat met u aan.',
      },
      {
        icon: 'shield',
        title: 'Nieuwe kast in een dag',
        text: 'Is de groepenkast oud of vol, dan vervangen wij hem volgens NEN 1010. De stroom is die dag een paar uur uit.',
      },
    ],
  },
  future: {
    title: 'Klaar voor de toekomst',
    points: [
      {
        icon: 'euro',
        title: 'Na het salderen',
        text: 'Vanaf 1 januari 2027 telt eigen verbruik zwaarder dan terugleveren. Met opslag gebruikt u meer zelf.',
      },
      {
        icon: 'layers',
        title: 'Groeit mee',
        text: 'Wij plaatsen systemen met losse modules. Komt er een auto of warmtepomp bij, dan plaatsen wij een extra module.',
      },
      {
        icon: 'network',
        title: 'Klaar voor een slim net',
        text: 'De batterij volgt prijs en zon. Nieuwe functies komen met een update.',
      },
    ],
  },
  closing: {
    title: ({ name }: BatteryTown) => `Hoeveel opslag past bij uw huis in ${name}?`,
    lead: 'Stuur ons uw jaarverbruik. Wij rekenen het uit en bellen u binnen 24 uur.',
    ask: 'Vraag offerte aan',
  },
} as const;
