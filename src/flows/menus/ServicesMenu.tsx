import { ChevronDown } from 'lucide';
import { Suspense } from 'react';
import { Icon } from '../../design/Icon/Icon';
import { lazyPart } from '../../design/hydration/lazyPart';
import * as styles from './menus.css';
import { useMenu } from './useMenu';

const ServicesPanel = lazyPart(() => import('./ServicesPanel').then((panel) => panel.ServicesPanel), {
  prerendered: true,
});

// Constant element: an update would make a pending boundary fall back to nothing.
const panel = (
  <Suspense>
    <ServicesPanel />
  </Suspense>
);

export function ServicesMenu() {
  const { menu, control } = useMenu('diensten-menu');
  return (
    <details {...menu} className={styles.menu}>
      <summary {...control} className={styles.control}>
        Diensten
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.mega}>{panel}</div>
    </details>
  );
}
