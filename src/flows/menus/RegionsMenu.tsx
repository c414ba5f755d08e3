import { ChevronDown } from 'lucide';
import { Suspense } from 'react';
import { Icon } from '../../design/Icon/Icon';
import { lazyPart } from '../../design/hydration/lazyPart';
import * as styles from './menus.css';
import { useMenu } from './useMenu';

const RegionsPanel = lazyPart(() => import('./RegionsPanel').then((panel) => panel.RegionsPanel), {
  prerendered: true,
});

// One element for all renders: an update would have a boundary whose code is on its way fall back to nothing.
const panel = (
  <Suspense>
    <RegionsPanel />
  </Suspense>
);

/** The region menu of the top bar, in five columns. */
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
