import * as styles from './TopBar.css';

export const SkipLink = () => (
  <a className={styles.skipLink} href="#inhoud">
    Naar de inhoud
  </a>
);
