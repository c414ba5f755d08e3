import type { CustomerType } from './customers';

export interface Testimonial {
  name: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  date: string;
}

export interface Review extends Testimonial {
  id: string;
  location: string;
  projectType: string;
  verifiedPurchase: boolean;
}

/** To be removed with the examples. */
export const reviewNote = 'De beoordelingen zijn voorbeelden.';

/** The first is the one that stands out on wide screens. */
export const reviews: Record<CustomerType, readonly Review[]> = {
  particulier: [
    {
      id: 'ineke-van-dijk',
      name: 'Ineke van Dijk',
      location: 'Amersfoort',
      rating: 5,
      text: 'De offerte was één pagina en klopte tot op de euro. Na anderhalve dag lag alles erop en was de stoep weer schoon.',
      date: 'september 2026',
      projectType: '12 panelen',
      verifiedPurchase: true,
    },
    {
      id: 'henk-visser',
      name: 'Henk Visser',
      location: 'Nijkerk',
      rating: 5,
      text: 'Ik belde om 9 uur, om 11 uur stond er een monteur in de meterkast. Rustig uitgelegd wat er mis was.',
      date: 'oktober 2026',
      projectType: 'storing',
      verifiedPurchase: true,
    },
    {
      id: 'fatima-el-amrani',
      name: 'Fatima El Amrani',
      location: 'Utrecht',
      rating: 5,
      text: 'Eerlijk advies: eerst isoleren, dan pas een batterij. Dat vertelt niet iedereen.',
      date: 'augustus 2026',
      projectType: 'dakisolatie',
      verifiedPurchase: true,
    },
  ],
  zakelijk: [
    {
      id: 'bas-van-leeuwen',
      name: 'Bas van Leeuwen',
      location: 'Barneveld',
      rating: 5,
      text: 'De stal bleef gewoon in bedrijf. Elke ochtend hoorde ik wat er die dag gebeurde, en zo ging het ook.',
      date: 'september 2026',
      projectType: '180 panelen',
      verifiedPurchase: true,
    },
    {
      id: 'nadia-ouali',
      name: 'Nadia Ouali',
      location: 'Amersfoort',
      rating: 5,
      text: 'Acht laadpunten op een aansluiting die eigenlijk vol zat. Het vermogen wordt nu verdeeld, verzwaren was niet nodig.',
      date: 'juni 2026',
      projectType: 'laadplein',
      verifiedPurchase: true,
    },
    {
      id: 'erik-jansma',
      name: 'Erik Jansma',
      location: 'Zwolle',
      rating: 5,
      text: 'Zondagavond viel de koelcel uit. Een uur later stond er een monteur, en het keuringsrapport kwam de dag erna.',
      date: 'oktober 2026',
      projectType: 'storing',
      verifiedPurchase: true,
    },
  ],
};

export const testimonials = {
  laadpaal: [
    {
      name: 'Jeroen van Dijk',
      rating: 5,
      text: 'Na het akkoord hing hij er binnen een week. De monteur zocht zelf de netste weg voor de kabel.',
      date: 'oktober 2026',
    },
    {
      name: 'Saskia Bakker',
      rating: 5,
      text: 'Drie foto’s van de meterkast gestuurd en één prijs gekregen. Daar is niets bij gekomen.',
      date: 'september 2026',
    },
    {
      name: 'Yusuf Demir',
      rating: 5,
      text: 'Hij laadt nu vooral als de zon schijnt. Ze namen de tijd om uit te leggen hoe dat werkt.',
      date: 'juli 2026',
    },
  ],
  dakrenovatie: [
    {
      name: 'Ria Hoekstra',
      rating: 5,
      text: 'Op foto’s liet de monteur zien wat er lekte, en ook wat nog jaren meekan. Dat laatste scheelde een half dak.',
      date: 'september 2026',
    },
    {
      name: 'Peter Mulder',
      rating: 5,
      text: 'Vier dagen werk aan pannen en goten. Elke middag was het dak dicht en de oprit leeg.',
      date: 'augustus 2026',
    },
    {
      name: 'Anita Verhoeven',
      rating: 5,
      text: 'De prijs van de offerte stond ook op de rekening. Zo hoort het.',
      date: 'mei 2026',
    },
  ],
  'kozijnen-deuren': [
    {
      name: 'Ingrid Postma',
      rating: 5,
      text: 'Ik zag op tegen open ramen in maart, maar elke avond zat het huis dicht. Na drie dagen waren ze klaar.',
      date: 'maart 2026',
    },
    {
      name: 'Mark de Wit',
      rating: 5,
      text: 'Ze hielden de kleuren tegen onze gevel. Zonder dat waren het gewoon witte kozijnen geworden.',
      date: 'juni 2026',
    },
    {
      name: 'Samira Aziz',
      rating: 5,
      text: 'Geen tocht meer in de voorkamer, en van de straat hoor je bijna niets.',
      date: 'oktober 2026',
    },
  ],
} as const satisfies Record<string, readonly Testimonial[]>;
