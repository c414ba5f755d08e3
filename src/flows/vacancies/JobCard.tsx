import { BriefcaseBusiness, ChevronDown, Clock, Mail, MapPin } from 'lucide';
import type { ComponentProps } from 'react';
import type { Job } from '../../../content/jobs';
import { applicationSubject, applicationTo, vacancyTexts } from '../../../content/vacancies';
import { AccordionItem } from '../../design/Accordion';
import { ButtonAnchor } from '../../design/Button';
import { Icon } from '../../design/Icon';
import * as styles from './vacancies.css';

interface Props {
  job: Job;
  of: ComponentProps<typeof AccordionItem>['of'];
}

export const JobCard = ({ job, of }: Props) => (
  <AccordionItem
    of={of}
    id={job.id}
    className={styles.place}
    summaryClass={styles.head}
    summary={
      <>
        <h2 className={styles.title}>{job.title}</h2>
        <span className={styles.facts}>
          <span>
            <Icon of={Clock} />
            {job.type}
          </span>
          <span>
            <Icon of={BriefcaseBusiness} />
            {job.experience}
          </span>
          <span>
            <Icon of={MapPin} />
            {job.location}
          </span>
        </span>
        <Icon of={ChevronDown} />
      </>
    }
  >
    <div className={styles.content}>
      <p>{job.description}</p>
      <div className={styles.lists}>
        <List title={vacancyTexts.requirements} entries={job.requirements} />
        <List title={vacancyTexts.benefits} entries={job.benefits} />
      </div>
      <ButtonAnchor variant="solid" href={applicationTo(applicationSubject(job))} icon={<Icon of={Mail} />}>
        {vacancyTexts.apply}
      </ButtonAnchor>
    </div>
  </AccordionItem>
);

const List = ({ title, entries }: { title: string; entries: readonly string[] }) => (
  <div>
    <h3 className={styles.listTitle}>{title}</h3>
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  </div>
);
