import type { Flow } from './charts.rules';
import { masked } from './masked';
import * as styles from './qa.css';

/** The context of the flow on the page, masked as in the log. */
export const Values = ({ flow }: { flow?: Flow }) => (
  <details>
    <summary>Context</summary>
    <pre className={styles.values} role="group" tabIndex={0} aria-label="Context">
      {flow ? JSON.stringify(masked(flow.snapshot.context), null, 2) : 'No such flow on the page.'}
    </pre>
  </details>
);
