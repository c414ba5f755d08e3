import { Mail } from 'lucide';
import type { ReactNode } from 'react';
import type { Job } from '../../../content/jobs';
import { applicationSubject, applicationTo, vacancyTexts } from '../../../content/pages/vacancies';
import { ButtonAnchor } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import * as styles from './vacancies.css';

interface Props {
  job: Job;
  Heading: 'h2' | 'h3';
  children?: ReactNode;
}

export const JobText = ({ job, Heading, children }: Props) => (
  <div className={styles.content}>
    <p>{job.description}</p>
    <div className={styles.lists}>
      {(['requirements', 'benefits'] as const).map((list) => (
        <div key={list}>
          <Heading className={styles.listTitle}>{vacancyTexts[list]}</Heading>
          <ul className={styles.list}>
            {job[list].map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
    <ButtonAnchor variant="solid" href={applicationTo(applicationSubject(job))} icon={<Icon of={Mail} />}>
      {vacancyTexts.apply}
    </ButtonAnchor>
    {children}
  </div>
);
