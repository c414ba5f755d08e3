import { whole } from '../../../content/calculator/numbers';
import { monthNames, yearShown } from '../../../content/calculator/result';
import type { Month } from '../../../machines/calculator/year.rules';
import { axisTo } from './axis';
import * as styles from './Chart.css';

interface Size {
  className: string;
  width: number;
  height: number;
  letters: number;
}

const TOP = 44;
const FOOT = 34;
const BAR = 0.62;

export const YearChart = ({ months }: { months: readonly Month[] }) => (
  <div role="img" aria-label={yearShown(months).summary} className={styles.chart}>
    <Drawing months={months} className={styles.wide} width={760} height={400} letters={3} />
    <Drawing months={months} className={styles.narrow} width={350} height={300} letters={1} />
  </div>
);

function Drawing({ months, className, width, height, letters }: Size & { months: readonly Month[] }) {
  const ticks = axisTo(Math.max(...months.flatMap(({ yielded, used }) => [yielded, used])));
  const max = Math.max(...ticks);
  const left = 14 + 10 * whole(max).length;
  const base = height - FOOT;
  const slot = (width - left) / months.length;
  const x = (month: number) => round(left + slot * month);
  const y = (kwh: number) => round(base - ((base - TOP) * kwh) / max);
  // The same each month: the rounded kWh of the table would make steps.
  const used = months.reduce((year, month) => year + month.used, 0) / months.length;
  const usage = `M${left} ${y(used)}H${x(months.length)}`;
  const bar = (month: number, from: number, to: number) => (
    <rect
      x={round(x(month) + (slot * (1 - BAR)) / 2)}
      y={y(to)}
      width={round(slot * BAR)}
      height={round(y(from) - y(to))}
      rx="2"
      className={styles.bar}
    />
  );

  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`}>
      <text y="16" className={styles.label}>
        kWh
      </text>
      <g transform={`translate(${left + 28})`}>
        <rect y="3" width="14" height="14" rx="2" className={styles.bar} />
        <text x="22" y="16" className={styles.strong}>
          Opbrengst
        </text>
        <path d="M118 10h24" className={styles.line} />
        <text x="150" y="16" className={styles.strong}>
          Uw verbruik
        </text>
      </g>
      {ticks.map((kwh) => (
        <g key={kwh}>
          <path d={`M${left} ${y(kwh)}H${width}`} className={styles.grid} />
          <text x={left - 10} y={y(kwh) + 5.5} textAnchor="end" className={styles.label}>
            {whole(kwh)}
          </text>
        </g>
      ))}
      {months.map(({ yielded }, month) => (
        <g key={month}>
          {bar(month, 0, yielded)}
          <text x={round(x(month) + slot / 2)} y={height - 8} textAnchor="middle" className={styles.label}>
            {letters === 3 && month === 2 ? 'mrt' : monthNames[month]?.slice(0, letters)}
          </text>
        </g>
      ))}
      <path d={usage} className={styles.halo} />
      {months.map(({ yielded }, month) => yielded > used && <g key={month}>{bar(month, used, yielded)}</g>)}
      <path d={usage} className={styles.line} />
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
