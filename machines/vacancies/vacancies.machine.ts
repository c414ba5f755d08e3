import { assign, setup } from 'xstate';
import type { StateMeta } from '../effects';
import { type FilterGroup, type Filters, type Vacancy, matching } from './vacancies.rules';

export interface VacanciesInput {
  jobs: readonly Vacancy[];
}

export interface VacanciesContext extends VacanciesInput {
  search: string;
  filters: Filters;
  /** Ids of the jobs whose card is open. */
  expanded: readonly string[];
}

export type VacanciesEvent =
  | { type: 'search.change'; value: string }
  | { type: 'filter.change'; group: FilterGroup; value: string; chosen: boolean }
  | { type: 'filters.reset' }
  | { type: 'jobs.expand'; ids: readonly string[] };

const everything: Pick<VacanciesContext, 'search' | 'filters'> = {
  search: '',
  filters: { type: [], experience: [], location: [] },
};

/** The vacancies: search, filters, and which cards are open. */
export const vacanciesMachine = setup({
  types: {
    context: {} as VacanciesContext,
    input: {} as VacanciesInput,
    events: {} as VacanciesEvent,
    meta: {} as StateMeta,
  },
  guards: {
    noneLeft: ({ context }) => matching(context.jobs, context).length === 0,
    someLeft: ({ context }) => matching(context.jobs, context).length > 0,
  },
}).createMachine({
  id: 'vacancies',
  description: 'The jobs of /vacatures; search and filters decide which of them are left.',
  meta: { spec: '§5 Vacancy search' },
  context: ({ input }) => ({ ...input, ...everything, expanded: [] }),
  on: {
    'search.change': { actions: assign({ search: ({ event }) => event.value }) },
    'filter.change': {
      actions: assign({
        filters: ({ context: { filters }, event: { group, value, chosen } }) => ({
          ...filters,
          [group]: chosen ? including(filters[group], value) : without(filters[group], value),
        }),
      }),
    },
    'filters.reset': { actions: assign(everything) },
  },
  initial: 'listed',
  states: {
    listed: {
      description: 'The jobs that are left are listed; each card opens and closes by itself.',
      meta: { spec: '§2 Vacancies' },
      always: { guard: 'noneLeft', target: 'none' },
      on: {
        'jobs.expand': { actions: assign({ expanded: ({ event }) => event.ids }) },
      },
    },
    none: {
      description: 'No job is left, and the visitor is told so; search and filters stay at hand.',
      meta: { spec: '§8 Vacancies' },
      always: { guard: 'someLeft', target: 'listed' },
    },
  },
});

const including = (values: readonly string[], value: string) => [...new Set([...values, value])];
const without = (values: readonly string[], value: string) => values.filter((other) => other !== value);
