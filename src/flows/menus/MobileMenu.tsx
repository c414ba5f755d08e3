import { MenuButton } from '../../design/MenuButton';
import { importAgain } from '../../import-again';
import { PlainMenu } from './PlainMenu';
import { lazyPanel } from './lazyPanel';
import * as styles from './menus.css';
import { useDisclosure } from './useDisclosure';

const MobilePanel = lazyPanel(() => importAgain(() => import('./MobilePanel')).then((panel) => panel.MobilePanel));

export function MobileMenu() {
  const { open, control, content, dismiss } = useDisclosure('mobiel-menu');
  return (
    <div id="mobiel-menu" className={styles.menu}>
      <MenuButton {...control} onPointerEnter={MobilePanel.preload} onFocus={MobilePanel.preload} />
      <PlainMenu label="Menu" />
      <nav {...content} className={styles.sheet} aria-label="Menu">
        {open && <MobilePanel onFault={dismiss} />}
      </nav>
    </div>
  );
}
