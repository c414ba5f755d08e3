import type { CrewMember } from '../crew';

/** `/contact` */
export const contactTexts = {
  title: 'Contact',
  lead: 'Stel uw vraag aan de mensen die het werk doen. Bel ons of stuur een bericht.',
  form: 'Stuur ons een bericht',
  answering: {
    title: 'Bel ons',
    text: (names: readonly string[]) => `Meestal krijgt u ${names.join(' of ')} aan de lijn.`,
    people: ['adviseur', 'planner'] satisfies CrewMember[],
  },
} as const;
