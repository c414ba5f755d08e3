import { Zap } from 'lucide';
import type { ComponentProps } from 'react';
import { company } from '../../../content/company';
import { link } from '../../design/Button/Button.css';
import { Icon } from '../../design/Icon/Icon';
import { FaultLink } from '../../flows/fault/FaultLink';
import { RequestOrCallback } from '../../flows/forms/RequestOrCallback';
import * as styles from './RequestPanel.css';

interface Props extends Pick<ComponentProps<typeof RequestOrCallback>, 'extra' | 'packages'> {
  title: string;
  lead: string;
}

/** Where the links and the callback button of a page lead to. */
export const FORM_SECTION = 'aanvraag';

/** The request form of a page; who would rather be called is asked no more than that takes. */
export const RequestPanel = ({ title, lead, ...form }: Props) => (
  <section id={FORM_SECTION} tabIndex={-1} className={styles.card} aria-labelledby="aanvraag-titel">
    <div>
      <h2 id="aanvraag-titel" className={styles.title}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
    </div>
    <RequestOrCallback name={title} {...form} />
  </section>
);

/** The box for who would rather speak to somebody. */
export const DirectContact = () => (
  <section className={styles.contact} aria-labelledby="direct-contact">
    <h2 id="direct-contact" className={styles.contactTitle}>
      Direct contact
    </h2>
    <a href={company.phone.href} className={styles.phoneNumber}>
      {company.phone.shown}
    </a>
    <p>
      {company.openingHours.week}
      <br />
      {company.address.street}, {company.address.city}
    </p>
    <FaultLink className={link}>
      <Icon of={Zap} />
      Storing melden
    </FaultLink>
  </section>
);
