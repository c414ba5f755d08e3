export const filterGroups = ['type', 'experience', 'location'] as const;
export type FilterGroup = (typeof filterGroups)[number];
export type Filters = Record<FilterGroup, readonly string[]>;

export type Vacancy = Record<FilterGroup | 'id' | 'title' | 'description', string>;

/** §5 Vacancy search: AND across groups, OR within one; an empty group or search leaves all. */
export function matching<Job extends Vacancy>(
  jobs: readonly Job[],
  { search, filters }: { search: string; filters: Filters },
): Job[] {
  const wanted = search.trim().toLowerCase();
  return jobs.filter(
    (job) =>
      [job.title, job.description].some((text) => text.toLowerCase().includes(wanted)) &&
      filterGroups.every((group) => filters[group].length === 0 || filters[group].includes(job[group])),
  );
}
