import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import { serviceIndex } from '../../../content/service-index';
import { useCustomerType } from '../../customer-type';
import { Icon } from '../../design/Icon/Icon';
import { namedIcons } from '../../design/Icon/named-icons';
import { Head, Section, Wrap } from '../../design/Section/Section';
import { headBeside } from '../shared/sections.css';
import * as styles from './ServiceIndex.css';

export function ServiceIndex() {
  const { lead, entries } = serviceIndex[useCustomerType((store) => store.customerType)];
  return (
    <Section aria-labelledby="diensten">
      <Wrap>
        <div className={headBeside}>
          <Head id="diensten" title="Waar kunnen wij u mee helpen?" lead={lead} />
          <ul className={styles.services}>
            {entries.map(({ label, note, icon, ...link }) => (
              <li key={label} className={styles.service}>
                <Link {...link} className={styles.link}>
                  <Icon of={namedIcons[icon]} />
                  <span>
                    <b className={styles.name}>{label}</b>
                    <span className={styles.note}>{note}</span>
                  </span>
                  <Icon of={ArrowRight} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </Section>
  );
}
