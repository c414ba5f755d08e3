import { atMostOneDecimal, oneDecimal } from '../../../content/calculator/numbers';
import { paybackShown } from '../../../content/calculator/result';
import { HORIZON } from '../../../machines/calculator/year.rules';
import * as styles from './Chart.css';

interface Size {
  className: string;
  width: number;
  height: number;
}

const EDGE = 4;
const TOP = 70;
const FOOT = 36;
const YEARS = [0, 5, 10, 15, 20, HORIZON];

export const PaybackChart = ({ years }: { years: number }) => (
  <div role="img" aria-label={paybackShown(years).summary} className={styles.chart}>
    <Drawing years={years} className={styles.wide} width={760} height={440} />
    <Drawing years={years} className={styles.narrow} width={350} height={320} />
  </div>
);

function Drawing({ years, className, width, height }: Size & { years: number }) {
  const right = width - EDGE;
  const base = height - FOOT;
  const x = (year: number) => round(EDGE + ((right - EDGE) * year) / HORIZON);
  const y = (year: number) => round(base - ((base - TOP) * year) / HORIZON);
  const [crossing, investment] = [x(years), y(years)];
  const label = Math.max(EDGE, crossing - 40);

  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`}>
      <path d={`M${EDGE} ${base}L${crossing} ${investment}V${base}Z`} className={styles.before} />
      <path d={`M${crossing} ${investment}H${right}V${base}H${crossing}Z`} className={styles.below} />
      <path d={`M${crossing} ${investment}L${right} ${TOP}V${investment}Z`} className={styles.bar} />
      <path d={`M${EDGE} ${investment}H${right}`} className={styles.dotted} />
      <path d={`M${EDGE} ${base}L${right} ${TOP}`} className={styles.line} />
      <path d={`M${EDGE} ${base}H${right}`} className={styles.thin} />
      <path d={`M${crossing} ${investment}v-72`} className={styles.thin} />
      <circle cx={crossing} cy={investment} r="8" className={styles.mark} />
      <text x={label} y={investment - 98} className={styles.figure}>
        {oneDecimal(years)} jaar
      </text>
      <text x={label} y={investment - 79} className={styles.label}>
        terugverdiend
      </text>
      <text x={right} y="22" textAnchor="end" className={styles.figure}>
        {atMostOneDecimal(HORIZON - years)} jaar
      </text>
      <text x={right} y="43" textAnchor="end" className={styles.label}>
        voordeel na terugverdienen
      </text>
      <text x={right} y={base - 10} textAnchor="end" className={styles.label}>
        investering min subsidie
      </text>
      {YEARS.map((year) => (
        <text
          key={year}
          x={x(year)}
          y={height - 8}
          textAnchor={year === 0 ? 'start' : year === HORIZON ? 'end' : 'middle'}
          className={styles.label}
        >
          {year === 0 ? 'nu' : year === HORIZON ? `${HORIZON} jaar` : year}
        </text>
      ))}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
