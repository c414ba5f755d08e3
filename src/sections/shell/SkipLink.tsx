import { CONTENT } from '../../design/global/landmarks';
import * as styles from './TopBar.css';

export const SkipLink = () => (
  <a
    className={styles.skipLink}
    href={`#${CONTENT}`}
    onClick={(event) => {
      // A jump would be an entry of its own in the history, without the calculation that this one may carry.
      event.preventDefault();
      document.getElementById(CONTENT)?.focus();
    }}
  >
    Naar de inhoud
  </a>
);
