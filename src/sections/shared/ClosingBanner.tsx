import type { ReactNode } from 'react';
import { company } from '../../../content/company';
import { Wrap } from '../../design/Section/Section';
import { lead as leadText, muted } from '../../design/tokens/text.css';
import { OnThePhone } from './OnThePhone';
import * as styles from './ClosingBanner.css';

interface Props {
  title: string;
  lead: string;
  callers?: string;
  quiet?: boolean;
  children: ReactNode;
}

export function ClosingBanner({ title, lead, callers = 'Liever bellen?', quiet, children }: Props) {
  return (
    <section className={styles.close} data-tone="dark" data-quiet={quiet} aria-labelledby="afsluiting">
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.offer}>
            <h2 id="afsluiting">{title}</h2>
            <p className={leadText}>{lead}</p>
            {children}
          </div>
          <div className={styles.call}>
            <OnThePhone />
            <p className={muted}>{callers}</p>
            <a className={styles.number} href={company.phone.href}>
              {company.phone.shown}
            </a>
            <p className={muted}>{company.openingHours.week}</p>
          </div>
        </div>
      </Wrap>
    </section>
  );
}
