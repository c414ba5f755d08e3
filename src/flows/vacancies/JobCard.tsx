import { BriefcaseBusiness, ChevronDown, Clock, Euro, MapPin } from 'lucide';
import type { ComponentProps } from 'react';
import { crew } from '../../../content/crew';
import type { Job } from '../../../content/jobs';
import { vacancyTexts } from '../../../content/pages/vacancies';
import { AccordionItem } from '../../design/Accordion/Accordion';
import { TextLink } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { Portrait } from '../../design/Portrait/Portrait';
import { JobText } from './JobText';
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
        <span className={styles.face}>
          <Portrait drawing={crew[job.colleague].portrait} size={96} />
        </span>
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
          <span>
            <Icon of={Euro} />
            {job.pay}
          </span>
        </span>
        <Icon of={ChevronDown} />
      </>
    }
  >
    <JobText job={job} Heading="h3">
      <TextLink to="/vacatures/$slug" params={{ slug: job.id }}>
        {vacancyTexts.page}
      </TextLink>
    </JobText>
  </AccordionItem>
);
