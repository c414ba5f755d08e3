import type { CrewMember } from '../crew';

/** `/contact` */
export const contactTexts = {
  title: 'Contact',
  lead: 'Stel uw vraag aan de mensen die het werk doen. Bel ons of stuur een bericht.',
  form: 'Stuur ons een bericht',
  answering: {
    title: 'Wie neemt op?',
    text: (names: readonly string[]) => `Meestal ${names.join(' of ')}.`,
    people: ['adviseur', 'planner'] satisfies CrewMember[],
  },
} as const;
