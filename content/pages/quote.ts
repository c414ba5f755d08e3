/** `/offerte` */
export const quoteTexts = {
  title: 'Vraag een Offerte Aan',
  lead: 'U ontvangt binnen 24 uur een offerte op maat. Gratis en vrijblijvend.',
  crumb: 'Offerte',
  choose: 'Kies één of meer diensten.',
  services: (count: number) => (count === 1 ? '1 dienst gekozen' : `${count} diensten gekozen`),
  chosen: 'gekozen',
} as const;

/** `/offerte-aanvragen` */
export const calculatorQuoteTexts = {
  title: 'Vraag uw offerte aan',
  lead: 'Controleer uw berekening en vul uw gegevens in.',
  crumbs: ['Zonnepanelen', 'Offerte aanvragen'],
  toCalculator: 'Naar de calculator',
} as const;

/** `/bedankt-offerte` */
export const thankYouTexts = {
  title: 'Bedankt voor uw aanvraag!',
  lead: 'Uw aanvraag is bij ons binnen. We nemen binnen 24 uur contact met u op.',
  home: 'Terug naar home',
  days: {
    title: 'Zo gaat het verder',
    steps: [
      {
        title: 'Binnen 24 uur',
        text: 'Wij bellen of mailen u, met een eerste offerte op maat.',
      },
      { title: 'Op een dag die u kiest', text: 'Een adviseur bekijkt dak en meterkast bij u thuis. Dat kost u niets.' },
      { title: 'Na het bezoek', text: 'De prijs in uw offerte staat vast.' },
      { title: 'Tot 30 dagen daarna', text: 'De offerte blijft geldig. U beslist.' },
    ],
  },
  aside: 'Bellen en lezen',
  phoneTitle: 'Nog iets vergeten?',
  reading: 'Om alvast te lezen',
} as const;

/** Posts for whoever waits for an offer. */
export const readingWhileWaiting = [
  'salderen-stopt-op-1-januari-2027',
  'wanneer-loont-een-thuisbatterij',
  'eerst-het-dak-dan-de-panelen',
] as const;

/** Beside the forms of a quote. */
export const nextStepTexts = {
  title: 'Na uw aanvraag',
  steps: [
    { title: 'Wij bellen of mailen u', text: 'Binnen 24 uur, met een eerste offerte op maat.' },
    { title: 'Gratis inspectie', text: 'Wij komen bij u thuis en bekijken dak en meterkast.' },
    { title: 'Vaste prijs', text: 'Na de inspectie staat de prijs vast. Uw offerte is 30 dagen geldig.' },
  ],
  opening: {
    title: 'Zo begint uw offerte',
    /** The drawing `content/drawings/eerste-regel.svg` shows these words: change both. */
    line: 'Beste mevrouw De Groot, op uw dak passen elf panelen.',
  },
} as const;
