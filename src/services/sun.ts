import { getPosition } from 'suncalc';
import type { Hour, SunPosition } from '../../machines/outlook/hours.rules';

/** The middle of the country. The noon sun differs by 1.5 degrees at most from there. */
const LATITUDE = 52.1;
const LONGITUDE = 5.3;
const HALF_AN_HOUR = 1_800_000;

/** Returns the position of the sun in the middle of each hour. */
export const sunOver = (hours: readonly Hour[], latitude = LATITUDE): SunPosition[] =>
  hours.map(({ time }) => getPosition(new Date(time + HALF_AN_HOUR), latitude, LONGITUDE));
