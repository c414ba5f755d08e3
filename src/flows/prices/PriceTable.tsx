import type { Prices } from '../../../machines/prices/prices.machine';
import { summaryOf } from '../../../machines/prices/prices.rules';
import { visuallyHidden } from '../../design/tokens/text.css';
import * as styles from './EnergyPrices.css';
import { hourOf } from './amsterdam';
import { lengthOf, shownPrice } from './prices.words';

/** The roles are explicit because `display: grid` removes those of a table. */
export function PriceTable({ points, now }: Prices) {
  const { current, cheapest } = summaryOf(points, now);
  return (
    <table className={styles.table} role="table" aria-label="Prijs per uur">
      <thead role="rowgroup" className={visuallyHidden}>
        <tr role="row">
          <th role="columnheader" scope="col">
            Uur
          </th>
          <th role="columnheader" scope="col">
            Prijs per kWh
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.hours}>
        {points.map((point) => (
          <tr
            key={point.time}
            role="row"
            className={styles.hour}
            data-now={point === current}
            data-lowest={point === cheapest}
          >
            <th role="rowheader" scope="row">
              {[hourOf(point.time), point === current && 'nu', point === cheapest && 'laagst']
                .filter(Boolean)
                .join(' ')}
            </th>
            <td role="cell">
              {shownPrice(point.price)}
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={lengthOf(point, points)} height="4" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
