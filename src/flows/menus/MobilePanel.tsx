import { Link } from '@tanstack/react-router';
import { ChevronDown, MapPin, Phone, Zap } from 'lucide';
import type { ReactNode } from 'react';
import { catalogue } from '../../../content/catalogue';
import { company } from '../../../content/company';
import { mobileMenu } from '../../../content/navigation';
import { useCustomerType } from '../../customer-type';
import { Accordion, AccordionItem } from '../../design/Accordion/Accordion';
import { ButtonAnchor } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { namedIcons } from '../../design/Icon/named-icons';
import { useAccordion } from '../accordion/useAccordion';
import { ServiceLink } from '../customer/ServiceLink';
import { FaultLink } from '../fault/FaultLink';
import { RegionsPanel } from './RegionsPanel';
import * as styles from './menus.css';

interface Props {
  /** The wizard returns the focus to the element that had it; the link is hidden by then, so the control of the menu must have it. */
  onFault: () => void;
}

export function MobilePanel({ onFault }: Props) {
  const categories = catalogue[useCustomerType((store) => store.customerType)];
  const groups = useAccordion('mobiel-groepen');
  const item = (id: string, title: string, icon: typeof MapPin, content: ReactNode) => (
    <AccordionItem
      key={id}
      of={groups}
      id={id}
      className={styles.mobileGroup}
      summaryClass={styles.mobileControl}
      summary={
        <>
          <Icon of={icon} />
          {title}
          <Icon of={ChevronDown} />
        </>
      }
    >
      {content}
    </AccordionItem>
  );
  return (
    <>
      <FaultLink className={styles.mobileFault} onClick={onFault}>
        <Icon of={Zap} />
        Storing melden
      </FaultLink>
      <Accordion id="mobiel-groepen" {...groups}>
        {categories.map(({ title, icon, items }, index) =>
          item(
            `mobiel-groep-${index + 1}`,
            title,
            namedIcons[icon],
            <ul className={styles.mobileServices}>
              {items.map(({ id, short }) => (
                <li key={id}>
                  <ServiceLink service={id} className={styles.service}>
                    {short}
                  </ServiceLink>
                </li>
              ))}
            </ul>,
          ),
        )}
        {item(
          'mobiel-werkgebied',
          'Werkgebied',
          MapPin,
          <div className={styles.mobileRegions}>
            <RegionsPanel />
          </div>,
        )}
      </Accordion>
      <ul className={styles.mobileRest}>
        {mobileMenu.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true }} className={styles.mobileLink}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.mobileCall}>
        <ButtonAnchor block href={company.phone.href} icon={<Icon of={Phone} />}>
          Bel {company.phone.shown}
        </ButtonAnchor>
      </div>
    </>
  );
}
