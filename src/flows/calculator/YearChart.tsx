import { whole } from '../../../content/calculation';
import { monthNames, yearShown } from '../../../content/calculator-result';
import type { Month } from '../../../machines/calculator/year.rules';
import { axisTo } from './axis';
import * as styles from './Chart.css';

interface Size {
  className: string;
  width: number;
  height: number;
  /** Letters of a month's name that fit below its bar. */
  letters: number;
}

const TOP = 44;
const FOOT = 34;
const BAR = 0.62;

/** Bars for the yield of the months, a stepped line for the usage. */
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
  const usage = `M${left} ${y(months[0]?.used ?? 0)}${months.map(({ used }, month) => `V${y(used)}H${x(month + 1)}`).join('')}`;

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
          <rect
            x={round(x(month) + (slot * (1 - BAR)) / 2)}
            y={y(yielded)}
            width={round(slot * BAR)}
            height={round(base - y(yielded))}
            rx="2"
            className={styles.bar}
          />
          <text x={round(x(month) + slot / 2)} y={height - 8} textAnchor="middle" className={styles.label}>
            {letters === 3 && month === 2 ? 'mrt' : monthNames[month]?.slice(0, letters)}
          </text>
        </g>
      ))}
      <path d={usage} className={styles.halo} />
      <path d={usage} className={styles.line} />
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
