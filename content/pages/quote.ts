/** `/offerte` */
export const quoteTexts = {
  title: 'Vraag een Offerte Aan',
  lead: 'U ontvangt binnen 24 uur een offerte op maat. Gratis en vrijblijvend.',
  crumb: 'Offerte',
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
} as const;

/** Beside the forms of a quote. */
export const nextStepTexts = {
  title: 'Na uw aanvraag',
  steps: [
    { title: 'Wij bellen of mailen u', text: 'Binnen 24 uur.' },
    { title: 'Gratis inspectie', text: 'Wij bekijken dak en meterkast bij u thuis.' },
    { title: 'Offerte met vaste prijs', text: '30 dagen geldig. U beslist.' },
  ],
} as const;
