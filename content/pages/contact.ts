/** `/contact` */
export const contactTexts = {
  title: 'Contact',
  /** Around the phone number. */
  lead: { before: 'Stel uw vraag aan de mensen die het werk doen. Bel', after: 'of stuur een bericht.' },
  form: 'Stuur een bericht of laat u terugbellen',
  office: {
    title: 'Kom langs of mail',
    lead: 'Bel even voordat u komt, dan staat de koffie klaar.',
  },
  answering: {
    title: 'Bel ons',
    text: 'Meestal krijgt u een adviseur of onze planner aan de lijn.',
  },
} as const;
