import { ChevronDown } from 'lucide';
import { Suspense } from 'react';
import { Icon } from '../../design/Icon/Icon';
import { lazyPart } from '../../design/hydration/lazyPart';
import * as styles from './menus.css';
import { useMenu } from './useMenu';

const RegionsPanel = lazyPart(() => import('./RegionsPanel').then((panel) => panel.RegionsPanel), {
  prerendered: true,
});

// Constant element: an update would make a pending boundary fall back to nothing.
const panel = (
  <Suspense>
    <RegionsPanel />
  </Suspense>
);

export function RegionsMenu() {
  const { menu, control } = useMenu('regio-menu');
  return (
    <details {...menu} className={styles.menu}>
      <summary {...control} className={styles.control}>
        Werkgebied
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.mega}>
        <div className={styles.regions}>{panel}</div>
      </div>
    </details>
  );
}
