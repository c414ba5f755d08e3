import { Mail } from 'lucide';
import { company } from '../../content/company';
import { applicationTo, vacancyTexts } from '../../content/vacancies';
import { ButtonAnchor } from '../design/Button';
import { Icon } from '../design/Icon';
import { Wrap } from '../design/Section';
import { lead, muted } from '../design/text.css';
import * as styles from './Close.css';

const { title, lead: invitation, apply, subject } = vacancyTexts.open;

export const OpenApplication = () => (
  <section className={styles.close} data-tone="dark" aria-labelledby="open-sollicitatie">
    <Wrap>
      <div className={styles.columns}>
        <div className={styles.offer}>
          <h2 id="open-sollicitatie">{title}</h2>
          <p className={lead}>{invitation}</p>
          <ButtonAnchor href={applicationTo(subject)} icon={<Icon of={Mail} />}>
            {apply}
          </ButtonAnchor>
        </div>
        <div className={styles.call}>
          <p className={muted}>Eerst iets vragen?</p>
          <a className={styles.number} href={company.phone.href}>
            {company.phone.shown}
          </a>
          <p className={muted}>{company.openingHours.week}</p>
        </div>
      </div>
    </Wrap>
  </section>
);
