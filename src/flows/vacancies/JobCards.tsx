import type { ComponentProps } from 'react';
import type { Job } from '../../../content/jobs';
import { Accordion } from '../../design/Accordion/Accordion';
import { JobCard } from './JobCard';

interface Props extends Pick<ComponentProps<typeof Accordion>, 'open' | 'onOpen'> {
  jobs: readonly Job[];
}

export const JobCards = ({ jobs, ...cards }: Props) => (
  <Accordion id="banen" {...cards}>
    {jobs.map((job) => (
      <JobCard key={job.id} job={job} of={cards} />
    ))}
  </Accordion>
);
