export interface Review {
  id: string;
  name: string;
  location: string;
  /** Out of five. */
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** Month of the work. */
  date: string;
  projectType: string;
  verifiedPurchase: boolean;
}

/** The first is the one that stands out on wide screens. */
export const reviews: readonly Review[] = [
  {
    id: 'marieke-de-groot',
    name: 'Marieke de Groot',
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
];
