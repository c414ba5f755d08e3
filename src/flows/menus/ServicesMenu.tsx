import { ChevronDown } from 'lucide';
import { Icon } from '../../design/Icon';
import { importAgain } from '../../import-again';
import { PlainMenu } from './PlainMenu';
import { lazyPanel } from './lazyPanel';
import * as styles from './menus.css';
import { useDisclosure } from './useDisclosure';

const ServicesPanel = lazyPanel(() =>
  importAgain(() => import('./ServicesPanel')).then((panel) => panel.ServicesPanel),
);

/** The mega-menu of the top bar. */
export function ServicesMenu() {
  const { open, control, content } = useDisclosure('diensten-menu');
  return (
    <>
      <div id="diensten-menu" className={styles.menu}>
        <button
          type="button"
          {...control}
          className={styles.control}
          onPointerEnter={ServicesPanel.preload}
          onFocus={ServicesPanel.preload}
        >
          Diensten
          <Icon of={ChevronDown} />
        </button>
        <PlainMenu label="Diensten" />
        <div {...content} className={styles.mega}>
          {open && <ServicesPanel />}
        </div>
      </div>
      {open && <div className={styles.veil} />}
    </>
  );
}
