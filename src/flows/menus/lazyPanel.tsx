import { Link } from '@tanstack/react-router';
import { type ComponentType, Suspense, lazy } from 'react';
import { Spinner } from '../../design/Spinner';
import * as styles from './menus.css';

const Unreachable = () => (
  <p className={styles.unreachable}>
    Het menu kon niet worden geladen. <Link to="/sitemap">Bekijk alle pagina’s</Link>
  </p>
);

/** The content of a menu, whose code comes when a visitor reaches for the control. */
export function lazyPanel<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Panel = lazy<ComponentType<Props>>(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: Unreachable }),
    ),
  );
  const Content = (props: Props) => (
    <Suspense fallback={<Spinner />}>
      <Panel {...props} />
    </Suspense>
  );
  return Object.assign(Content, { preload: () => void load().catch(() => undefined) });
}
