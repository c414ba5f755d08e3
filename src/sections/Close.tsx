import { ArrowRight } from 'lucide';
import { closeClaims } from '../../content/claims';
import { company } from '../../content/company';
import { ButtonLink } from '../design/Button';
import { Icon } from '../design/Icon';
import { Wrap } from '../design/Section';
import { lead, muted } from '../design/text.css';
import * as styles from './Close.css';

export const Close = () => (
  <section className={styles.close} data-tone="dark" aria-labelledby="vraag">
    <Wrap>
      <div className={styles.columns}>
        <div className={styles.offer}>
          <h2 id="vraag">Vertel ons wat u wilt. Wij rekenen het uit.</h2>
          <p className={lead}>{closeClaims.reply.text}</p>
          <ButtonLink to="/offerte" iconAfter={<Icon of={ArrowRight} />}>
            Vraag offerte aan
          </ButtonLink>
        </div>
        <div className={styles.call}>
          <p className={muted}>Liever bellen?</p>
          <a className={styles.number} href={company.phone.href}>
            {company.phone.shown}
          </a>
          <p className={muted}>{company.openingHours.week}</p>
        </div>
      </div>
    </Wrap>
  </section>
);
