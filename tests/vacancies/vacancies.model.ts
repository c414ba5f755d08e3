import { jobs } from '../../content/jobs';
import { vacanciesMachine } from '../../machines/vacancies/vacancies.machine';
import { modelOf } from '../support/model';

/** Is left by every sample that leaves any. */
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
    key: ({ value, context: { search, filters, expanded } }) =>
      JSON.stringify([value, search, filters.type, expanded.length]),
  },
);
