import { BriefcaseBusiness, ChevronDown, Clock, Mail, MapPin } from 'lucide';
import type { Job } from '../../../content/jobs';
import { applicationSubject, applicationTo, vacancyTexts } from '../../../content/vacancies';
import { ButtonAnchor } from '../../design/Button';
import { Icon } from '../../design/Icon';
import * as styles from './vacancies.css';

interface Props {
  job: Job;
  open: boolean;
  onToggle: () => void;
}

export function JobCard({ job, open, onToggle }: Props) {
  const content = `${job.id}-inhoud`;
  return (
    <article aria-labelledby={job.id}>
      <div className={styles.head} data-open={open}>
        <h2 className={styles.title}>
          <button
            id={job.id}
            type="button"
            className={styles.control}
            aria-expanded={open}
            aria-controls={content}
            onClick={onToggle}
          >
            {job.title}
          </button>
        </h2>
        <ul className={styles.facts}>
          <li>
            <Icon of={Clock} />
            {job.type}
          </li>
          <li>
            <Icon of={BriefcaseBusiness} />
            {job.experience}
          </li>
          <li>
            <Icon of={MapPin} />
            {job.location}
          </li>
        </ul>
        <Icon of={ChevronDown} />
      </div>
      <div id={content} className={styles.content} hidden={!open}>
        <p>{job.description}</p>
        <div className={styles.lists}>
          <List title={vacancyTexts.requirements} entries={job.requirements} />
          <List title={vacancyTexts.benefits} entries={job.benefits} />
        </div>
        <ButtonAnchor variant="solid" href={applicationTo(applicationSubject(job))} icon={<Icon of={Mail} />}>
          {vacancyTexts.apply}
        </ButtonAnchor>
      </div>
    </article>
  );
}

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
