import { Zap } from 'lucide';
import type { ComponentProps } from 'react';
import { company } from '../../../content/company';
import { link } from '../../design/Button/Button.css';
import { Icon } from '../../design/Icon/Icon';
import { smallTitle } from '../../design/tokens/text.css';
import { FaultLink } from '../../flows/fault/FaultLink';
import { LandingRequestForm } from '../../flows/forms/LandingRequestForm';
import { RequestOrCallback } from '../../flows/forms/RequestOrCallback';
import * as styles from './RequestPanel.css';

interface Props extends Pick<ComponentProps<typeof LandingRequestForm>, 'extra' | 'packages'> {
  title: string;
  lead: string;
}

export const FORM_SECTION = 'aanvraag';

export const RequestPanel = ({ title, lead, ...form }: Props) => (
  <section id={FORM_SECTION} tabIndex={-1} className={styles.card} aria-labelledby="aanvraag-titel">
    <div>
      <h2 id="aanvraag-titel" className={styles.title}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
    </div>
    <RequestOrCallback>
      <LandingRequestForm name={title} {...form} />
    </RequestOrCallback>
  </section>
);

export const DirectContact = () => (
  <section className={styles.contact} aria-labelledby="direct-contact">
    <h2 id="direct-contact" className={smallTitle}>
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
