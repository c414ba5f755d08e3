import { Menu, X } from 'lucide';
import { Suspense, useMemo } from 'react';
import { Icon } from '../../design/Icon/Icon';
import { lazyPart } from '../../design/hydration/lazyPart';
import * as styles from './menus.css';
import { useMenu } from './useMenu';

const MobilePanel = lazyPart(() => import('./MobilePanel').then((panel) => panel.MobilePanel), { prerendered: true });

export function MobileMenu() {
  const { menu, control, dismiss } = useMenu('mobiel-menu');
  // Constant element: an update would make a pending boundary fall back to nothing.
  const panel = useMemo(
    () => (
      <Suspense>
        <MobilePanel onFault={dismiss} />
      </Suspense>
    ),
    [dismiss],
  );
  return (
    <details {...menu} className={styles.menu}>
      <summary {...control} className={styles.mobileMenuControl}>
        <span className={styles.whileClosed}>
          <Icon of={Menu} />
          Menu
        </span>
        <span className={styles.whileOpen}>
          <Icon of={X} />
          Sluiten
        </span>
      </summary>
      <nav className={styles.sheet} aria-label="Menu">
        {panel}
      </nav>
    </details>
  );
}
