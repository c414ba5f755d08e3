import type { Dakhoek } from '../../../machines/calculator/roof.rules';
import * as styles from './Calculator.css';

const BASE = 46;
const HALF_WIDTH = 30;
const HEIGHT = 44;

export function RoofAngle({ degrees }: { degrees: Dakhoek }) {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const run = Math.min(HALF_WIDTH, HEIGHT / (slope || 1));
  const outline = degrees
    ? `M${round(42 - run)} ${BASE}L42 ${round(BASE - run * slope)}L${round(42 + run)} ${BASE}`
    : 'M10 42h64';

  return (
    <svg className={styles.roof} viewBox="0 0 84 52" fill="none" aria-hidden="true">
      <path className={styles.gable} d={degrees ? `${outline}Z` : 'M12 42h60v4h-60z'} />
      <path className={styles.ridge} d={outline} />
      <path className={styles.ground} d="M4 49h76" />
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
