import { describe, expect, test } from 'vitest';
import { getInitialSnapshot } from 'xstate';
import { jobs } from '../../content/jobs';
import { matching } from '../../machines/vacancies/vacancies.rules';
import { testPaths } from '../support/paths';
import { vacanciesModel as model } from './vacancies.model';

describe('§5 Vacancy search', () => {
  testPaths(model, {
    listed: ({ context }) => expect(matching(jobs, context)).not.toEqual([]),
    none: ({ context }) => expect(matching(jobs, context)).toEqual([]),
  });

  test('a filter filters until it is taken away', () => {
    const change = { type: 'filter.change', group: 'location', value: 'Breda en omgeving' } as const;
    const chosen = { ...change, chosen: true };
    const filters = (...events: Parameters<typeof model.path>) => model.path(...events).state.context.filters;

    expect(filters(chosen, chosen)).toEqual({ type: [], experience: [], location: ['Breda en omgeving'] });
    expect(filters(chosen, chosen, { ...change, chosen: false }).location).toEqual([]);
    const other = { ...chosen, value: 'Utrecht en omgeving' };
    expect(filters(chosen, other, { ...change, chosen: false }).location).toEqual(['Utrecht en omgeving']);
  });
});

describe('§2 Vacancies', () => {
  const [first, second] = jobs;

  test('Reset takes away every filter and the search', () => {
    const { value, context } = model.path(
      { type: 'search.change', value: 'zeilmaker' },
      { type: 'filter.change', group: 'type', value: 'Parttime', chosen: true },
      { type: 'filter.change', group: 'experience', value: 'Starter', chosen: true },
      { type: 'filters.reset' },
    ).state;

    expect(value).toBe('listed');
    expect(context).toMatchObject({ search: '', filters: { type: [], experience: [], location: [] } });
  });

  test('cards open and close each by itself', () => {
    const both = { type: 'jobs.expand', ids: [first.id, second.id] } as const;
    const one = { type: 'jobs.expand', ids: [second.id] } as const;

    expect(model.path().state.context.expanded).toEqual([]);
    expect(model.path(both).state.context.expanded).toEqual([first.id, second.id]);
    expect(model.path(both, one).state.context.expanded).toEqual([second.id]);
  });
});

test('§8 without a job there is the message from the start', () => {
  expect(getInitialSnapshot(model.machine, { jobs: [] }).value).toBe('none');
});
