import type { ShownChart } from '../book/drawing';
import { partlyHeld } from '../book/layers';
import * as styles from './qa.css';

/** The transitions of a chart that are not held in all three layers. */
export function Coverage({ chart }: { chart: ShownChart }) {
  const all = chart.transitions.length;
  const partly = partlyHeld(chart);
  return (
    <details>
      <summary>{`Coverage (${all - partly.length} of ${all} in all three layers)`}</summary>
      {partly.length > 0 && (
        <table className={styles.table} aria-label="Not in all three layers">
          <thead>
            <tr>
              {['Transition', 'Node', 'Browser', 'Defended'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {partly.map(({ name, layers: { node, browser, defended } }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{node}</td>
                <td>{browser}</td>
                <td>{defended}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
