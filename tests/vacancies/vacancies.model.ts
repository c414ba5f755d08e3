import { jobs } from '../../content/jobs';
import { vacanciesMachine } from '../../machines/vacancies/vacancies.machine';
import type { Promises } from '../../tools/charts/checks';
import { modelOf } from '../../tools/charts/paths/model';

/** In the result of every search that has one. */
const job = 'servicemonteur-almere';

export const vacanciesModel = modelOf(
  vacanciesMachine,
  [
    { type: 'search.change', value: 'Monteur' },
    { type: 'search.change', value: 'zeilmaker' },
    { type: 'filter.change', group: 'type', value: 'Parttime', chosen: true },
    { type: 'filter.change', group: 'type', value: 'Parttime', chosen: false },
    { type: 'filters.reset' },
    { type: 'jobs.expand', ids: [job] },
    { type: 'jobs.expand', ids: [] },
  ],
  {
    input: { jobs },
    page: '/vacatures',
    key: ({ value, context: { search, filters, expanded } }) =>
      JSON.stringify([value, search, filters.type, expanded.length]),
  },
);

export const vacanciesPromises: Promises = {
  machine: 'vacancies',
  spared: { 'search.change': 'it is a choice from a list, and is not sent', 'filter.change': 'nothing is typed' },
};
