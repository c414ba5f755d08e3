/** `/contact` */
export const contactTexts = {
  title: 'Contact',
  lead: 'Stel uw vraag aan de mensen die het werk doen. Bel ons of stuur een bericht.',
  form: 'Stuur ons een bericht',
} as const;
