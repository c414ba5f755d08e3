import { kwh } from '../../../content/calculator/outlook';
import type { Day } from '../../../machines/outlook/outlook.rules';
import { visuallyHidden } from '../../design/tokens/text.css';
import { table } from '../calculator/ResultDetails.css';

export const DayTable = ({ day, caption }: { day: Day; caption: string }) => (
  <table className={table}>
    <caption className={visuallyHidden}>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Uur</th>
        <th scope="col">Zon</th>
        <th scope="col">Verbruik</th>
        <th scope="col">Batterij</th>
        <th scope="col">Net</th>
      </tr>
    </thead>
    <tbody>
      {day.map(({ yielded, used, discharged, imported }, hour) => (
        <tr key={hour}>
          <th scope="row">{hour}</th>
          <td>{kwh(yielded)}</td>
          <td>{kwh(used)}</td>
          <td>{kwh(discharged)}</td>
          <td>{kwh(imported)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
