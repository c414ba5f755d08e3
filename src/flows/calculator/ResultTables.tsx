import { oneDecimal, whole } from '../../../content/calculator/numbers';
import { assumptions, monthNames } from '../../../content/calculator/result';
import type { Savings, Usage } from '../../../machines/calculator/calculator.rules';
import { HORIZON, type Month, earnedBack } from '../../../machines/calculator/year.rules';
import { visuallyHidden } from '../../design/tokens/text.css';
import { table } from './ResultDetails.css';

export const AssumptionsTable = ({ usage }: { usage: Usage }) => (
  <table className={table}>
    <caption className={visuallyHidden}>Aannames in deze berekening</caption>
    <tbody>
      {assumptions(usage).map(({ label, value }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const MonthsTable = ({
  months,
  usage,
  savings,
}: {
  months: readonly Month[];
  usage: Usage;
  savings: Savings;
}) => (
  <table className={table}>
    <caption className={visuallyHidden}>Opbrengst en verbruik per maand</caption>
    <thead>
      <tr>
        <th scope="col">Maand</th>
        <th scope="col">Opbrengst in kWh</th>
        <th scope="col">Verbruik in kWh</th>
      </tr>
    </thead>
    <tbody>
      {months.map(({ yielded, used }, month) => (
        <tr key={month}>
          <th scope="row">{monthNames[month]}</th>
          <td>{whole(yielded)}</td>
          <td>{whole(used)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">heel jaar</th>
        <td>{whole(savings.jaarlijkseOpbrengst)}</td>
        <td>{whole(usage.verbruik)}</td>
      </tr>
    </tfoot>
  </table>
);

const YEARS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, HORIZON];

/** In shares of the investment, which itself is never shown. */
export const PaybackTable = ({ savings }: { savings: Savings }) => (
  <table className={table}>
    <caption className={visuallyHidden}>Terugverdiend na elk jaar</caption>
    <thead>
      <tr>
        <th scope="col">Na jaar</th>
        <th scope="col">Van de investering min subsidie</th>
      </tr>
    </thead>
    <tbody>
      {YEARS.map((year) => (
        <tr key={year}>
          <th scope="row">{year}</th>
          <td>{whole(earnedBack(savings, year))}%</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Terugverdientijd</th>
        <td>{oneDecimal(savings.terugverdientijd)} jaar</td>
      </tr>
    </tfoot>
  </table>
);
