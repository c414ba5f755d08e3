import { getPosition } from 'suncalc';
import type { Hour, SunPosition } from '../../machines/outlook/hours.rules';

/** The middle of the Netherlands: from north to south the sun stands three degrees lower at most. */
const LATITUDE = 52.1;
const LONGITUDE = 5.3;
const HALF_AN_HOUR = 1_800_000;

/** Where the sun stands in the middle of each hour. */
export const sunOver = (hours: readonly Hour[]): SunPosition[] =>
  hours.map(({ time }) => getPosition(new Date(time + HALF_AN_HOUR), LATITUDE, LONGITUDE));
