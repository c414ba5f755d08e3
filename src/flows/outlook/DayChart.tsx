import { atMostOneDecimal } from '../../../content/calculator/numbers';
import type { Day } from '../../../machines/outlook/outlook.rules';
import { axisTo } from '../calculator/axis';
import * as chart from '../calculator/Chart.css';
import * as styles from './outlook.css';

const WIDTH = 380;
const HEIGHT = 240;
const TOP = 52;
const FOOT = 26;
const LEFT = 34;

interface Props {
  day: Day;
  summary: string;
}

/** A bar for the usage of each hour, by where it comes from, and a line for the sun. */
export function DayChart({ day, summary }: Props) {
  const ticks = axisTo(Math.max(0.1, ...day.flatMap(({ yielded, used }) => [yielded, used])));
  const max = Math.max(...ticks);
  const base = HEIGHT - FOOT;
  const slot = (WIDTH - LEFT) / day.length;
  const x = (hour: number) => round(LEFT + slot * hour);
  const y = (kwh: number) => round(base - ((base - TOP) * kwh) / max);
  const bar = (hour: number, from: number, to: number, className: string) => (
    <rect
      x={round(x(hour) + slot * 0.15)}
      y={y(to)}
      width={round(slot * 0.7)}
      height={round(Math.max(0, y(from) - y(to)))}
      className={className}
    />
  );
  const line = day.map(({ yielded }, hour) => `${hour === 0 ? 'M' : 'L'}${round(x(hour) + slot / 2)} ${y(yielded)}`);

  return (
    <div role="img" aria-label={summary} className={chart.chart}>
      <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <Legend />
        {ticks.map((kwh) => (
          <g key={kwh}>
            <path d={`M${LEFT} ${y(kwh)}H${WIDTH}`} className={chart.grid} />
            <text x={LEFT - 6} y={y(kwh) + 4} textAnchor="end" className={chart.label}>
              {atMostOneDecimal(kwh)}
            </text>
          </g>
        ))}
        {day.map(({ used, discharged, imported }, hour) => {
          const direct = Math.max(0, used - discharged - imported);
          return (
            <g key={hour}>
              {bar(hour, 0, direct, chart.bar)}
              {bar(hour, direct, direct + discharged, styles.battery)}
              {bar(hour, direct + discharged, used, styles.grid)}
              {hour % 6 === 0 && (
                <text x={x(hour)} y={HEIGHT - 8} className={chart.label}>
                  {hour} uur
                </text>
              )}
            </g>
          );
        })}
        <path d={line.join('')} className={chart.halo} />
        <path d={line.join('')} className={chart.line} />
      </svg>
    </div>
  );
}

const Legend = () => (
  <>
    <text y="12" className={chart.label}>
      kWh
    </text>
    {[
      { name: 'eigen zon', className: chart.bar, x: LEFT },
      { name: 'uit batterij', className: styles.battery, x: LEFT + 92 },
      { name: 'van het net', className: styles.grid, x: LEFT + 190 },
    ].map(({ name, className, x }) => (
      <g key={name} transform={`translate(${x} 0)`}>
        <rect width="12" height="12" y="1" className={className} />
        <text x="18" y="12" className={chart.label}>
          {name}
        </text>
      </g>
    ))}
    <path d={`M${LEFT} 28h16`} className={chart.line} />
    <text x={LEFT + 24} y="32" className={chart.label}>
      wat uw dak levert
    </text>
  </>
);

const round = (value: number) => Math.round(value * 10) / 10;
