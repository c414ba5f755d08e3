import { describe, expect, test } from 'vitest';
import { jobs } from '../../content/jobs';
import { vacancyFilters } from '../../content/pages/vacancies';
import { type Filters, matching } from '../../machines/vacancies/vacancies.rules';

const none: Filters = { type: [], experience: [], location: [] };
const found = (search: string, filters: Partial<Filters> = {}) =>
  matching(sample, { search, filters: { ...none, ...filters } }).map(({ id }) => id);

const sample = [
  {
    id: 'dak',
    title: 'Dakdekker',
    description: 'Legt pannen.',
    type: 'Fulltime',
    experience: 'Starter',
    location: 'Breda',
  },
  {
    id: 'stroom',
    title: 'Monteur',
    description: 'Werkt op het DAK.',
    type: 'Parttime',
    experience: '1-3 jaar',
    location: 'Breda',
  },
  {
    id: 'kantoor',
    title: 'Planner',
    description: 'Belt klanten.',
    type: 'Fulltime',
    experience: '2-5 jaar',
    location: 'Almere',
  },
];

describe('§5 Vacancy search', () => {
  test('matches title or description, whatever the case', () => {
    expect(found('dak')).toEqual(['dak', 'stroom']);
    expect(found('PLANNER')).toEqual(['kantoor']);
    expect(found('zeilmaker')).toEqual([]);
  });

  test('matches nothing else of a job', () => {
    expect(found('Parttime')).toEqual([]);
    expect(found('Breda')).toEqual([]);
  });

  test('spaces around the words count for nothing', () => {
    expect(found('  planner ')).toEqual(['kantoor']);
  });

  test('values of one group are alternatives', () => {
    expect(found('', { experience: ['Starter', '2-5 jaar'] })).toEqual(['dak', 'kantoor']);
  });

  test('groups must all agree, and the search with them', () => {
    expect(found('', { type: ['Fulltime'], location: ['Breda'] })).toEqual(['dak']);
    expect(found('', { type: ['Parttime'], location: ['Almere'] })).toEqual([]);
    expect(found('dak', { type: ['Parttime'] })).toEqual(['stroom']);
  });

  test('an empty group is no filter', () => {
    expect(found('')).toEqual(sample.map(({ id }) => id));
  });
});

describe('§9 Vacancies', () => {
  test.each(vacancyFilters)('every job has one of the values of $label', ({ group, options }) => {
    expect(jobs.filter((job) => !options.some((option) => option === job[group]))).toEqual([]);
  });

  test('every value of a filter finds a job', () => {
    const idle = vacancyFilters.flatMap(({ group, options }) =>
      options.filter((option) => matching(jobs, { search: '', filters: { ...none, [group]: [option] } }).length === 0),
    );

    expect(idle).toEqual([]);
  });

  test('ids are unique', () => {
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length);
  });
});
