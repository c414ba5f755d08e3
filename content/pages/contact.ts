import { inFaultSteps } from '../forms/fault-steps';
import { crew, crewNote } from '../crew';

const first = ({ name }: { name: string }) => name.split(' ')[0];

/** `/contact` */
export const contactTexts = {
  title: 'Contact',
  /** Around the phone number. */
  lead: { before: 'Bel', after: 'op werkdagen van 9 tot 18 uur, of stuur een bericht. Wij reageren binnen 24 uur.' },
  form: 'Stuur een bericht',
  office: {
    title: 'Kom langs',
    lead: 'Bel even voordat u komt, dan staat de koffie klaar.',
  },
  answering: {
    title: 'Bel ons',
    text: `U spreekt meestal ${first(crew.adviseur)} (advies) of ${first(crew.planner)} (planning).`,
    note: crewNote,
  },
  fault: {
    title: 'Storing?',
    text: `Meld hem dag en nacht, in ${inFaultSteps}.`,
  },
  mail: 'Liever mailen?',
} as const;
