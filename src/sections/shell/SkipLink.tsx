import { CONTENT } from '../../design/global/landmarks';
import * as styles from './TopBar.css';

export const SkipLink = () => (
  <a
    className={styles.skipLink}
    href={`#${CONTENT}`}
    onClick={(event) => {
      // A fragment link would add a history entry without the state of this one.
      event.preventDefault();
      document.getElementById(CONTENT)?.focus();
    }}
  >
    Naar de inhoud
  </a>
);
