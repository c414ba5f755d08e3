import { HOUR } from '../../../machines/prices/prices.rules';

// Dutch prices, whatever the time zone of the visitor.
const timeZone = 'Europe/Amsterdam';

const clock = new Intl.DateTimeFormat('nl-NL', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const calendar = new Intl.DateTimeFormat('nl-NL', { timeZone, dateStyle: 'full' });

/** For example `13:00`. */
export const hourOf = (time: number | string) => clock.format(new Date(time));

/** For example `zaterdag 21 november 2026`. */
export const dateOf = (time: number | string) => calendar.format(new Date(time));

/** In ms since 1970. Goes back hour by hour: a day has 23 to 25 hours. */
export function startOfDay(now: number): number {
  let start = now - (now % HOUR);
  while (hourOf(start) !== '00:00') start -= HOUR;
  return start;
}

/** When the day of `now` begins and when the next one does, in ms since 1970. */
export function dayOf(now: number): { from: number; to: number } {
  const from = startOfDay(now);
  return { from, to: startOfDay(from + 36 * HOUR) };
}
