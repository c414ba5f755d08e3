import type { FilterGroup } from '../../machines/vacancies/vacancies.rules';
import { company } from '../company';
import type { Job } from '../jobs';

interface Filter<Group extends FilterGroup> {
  group: Group;
  label: string;
  options: readonly Job[Group][];
}

/** The filters of /vacatures with the values of §9. */
export const vacancyFilters: readonly [Filter<'type'>, Filter<'experience'>, Filter<'location'>] = [
  { group: 'type', label: 'Type', options: ['Fulltime', 'Parttime'] },
  { group: 'experience', label: 'Ervaring', options: ['Starter', '1-3 jaar', '2-5 jaar'] },
  { group: 'location', label: 'Locatie', options: ['Almere en omgeving', 'Breda en omgeving'] },
];

export const workplaces: Record<Job['location'], { city: string; postalCode: string; province: string }> = {
  'Almere en omgeving': { city: 'Almere', postalCode: '1315 HR', province: 'Flevoland' },
  'Breda en omgeving': { city: 'Breda', postalCode: '4811 DJ', province: 'Noord-Brabant' },
};

export const vacancyTexts = {
  title: 'Vacatures',
  lead: 'Werk aan daken, meterkasten en gevels, met een vaste ploeg.',
  search: 'Zoek in de vacatures',
  filters: (chosen: number) => (chosen ? `Zoeken en filteren (${chosen})` : 'Zoeken en filteren'),
  reset: 'Reset',
  none: 'Geen vacatures gevonden die aan je criteria voldoen.',
  left: (count: number) => (count === 1 ? '1 vacature' : `${count} vacatures`),
  requirements: 'Dit breng je mee',
  benefits: 'Dit krijg je',
  apply: 'Solliciteer per e-mail',
  page: 'Bewaar of deel deze vacature',
  all: 'Bekijk alle vacatures',
  open: {
    title: 'Zit jouw werk er niet bij?',
    lead: 'Stuur een open sollicitatie. Vertel wat je kunt, wat je zoekt en waar je woont.',
    apply: 'Stuur een open sollicitatie',
    subject: 'Open sollicitatie',
  },
};

/** Below the title of a vacancy. */
export const jobLead = ({ type, location, experience, pay }: Job) =>
  [`${type}, ${location}`, `Ervaring: ${experience.toLowerCase()}`, pay].map((part) => `${part}.`).join(' ');

export const applicationTo = (subject: string) =>
  `mailto:${company.email.general}?subject=${encodeURIComponent(subject)}`;

export const applicationSubject = ({ title, location }: Pick<Job, 'title' | 'location'>) =>
  `Sollicitatie ${title} (${location})`;
