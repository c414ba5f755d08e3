import type { Feature } from '../../../content/services/service';
import { Icon } from '../../design/Icon/Icon';
import { namedIcons } from '../../design/Icon/named-icons';
import * as styles from './Features.css';

export const Features = ({ features }: { features: readonly Feature[] }) => (
  <ul className={styles.features}>
    {features.map(({ icon, title, description, content }) => (
      <li key={title} className={styles.feature}>
        <Icon of={namedIcons[icon]} />
        <h3>{title}</h3>
        <p>{description}</p>
        {content && <p>{content}</p>}
      </li>
    ))}
  </ul>
);
