import { Link } from '@tanstack/react-router';
import { ChevronDown, Phone, Zap } from 'lucide';
import { catalogue } from '../../../content/catalogue';
import { company } from '../../../content/company';
import { mobileMenu } from '../../../content/navigation';
import type { ServiceCategory } from '../../../content/services/service';
import { useCustomerType } from '../../customer-type';
import { ButtonAnchor } from '../../design/Button';
import { Icon } from '../../design/Icon';
import { namedIcons } from '../../design/named-icons';
import { FaultLink } from '../fault/FaultLink';
import * as styles from './menus.css';
import { useDisclosure } from './useDisclosure';
import { watchPart } from './watch-page';

interface Props {
  /** The wizard gives the focus back to what had it; the link is gone by then, so the menu's control has to have it. */
  onFault: () => void;
}

export function MobilePanel({ onFault }: Props) {
  const categories = catalogue[useCustomerType((store) => store.customerType)];
  return (
    <>
      <FaultLink className={styles.mobileFault} onClick={onFault}>
        <Icon of={Zap} />
        Storing melden
      </FaultLink>
      <ul>
        {categories.map((category, index) => (
          <li key={category.title} className={styles.mobileGroup}>
            <ServiceGroup host={`mobiel-groep-${index}`} category={category} />
          </li>
        ))}
      </ul>
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

function ServiceGroup({ host, category: { title, icon, items } }: { host: string; category: ServiceCategory }) {
  const { control, content } = useDisclosure(host, { watch: watchPart });
  return (
    <div id={host}>
      <button type="button" {...control} className={styles.mobileControl}>
        <Icon of={namedIcons[icon]} />
        {title}
        <Icon of={ChevronDown} />
      </button>
      <ul {...content} className={styles.mobileServices}>
        {items.map(({ id, short }) => (
          <li key={id}>
            <Link to="/diensten/$serviceId" params={{ serviceId: id }} className={styles.service}>
              {short}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
