import type { Dakhoek, Dakrichting } from '../calculator/roof.rules';
import type { UsagePattern } from './assumptions.rules';

/** The position of the sun, in degrees: altitude above the horizon, azimuth clockwise from north. */
export interface SunPosition {
  altitude: number;
  azimuth: number;
}

/** An hour of a year in the Netherlands. */
export interface Hour {
  /** Start, in ms since 1970. */
  time: number;
  /** Counts from 0. */
  month: number;
  /** Local time, with daylight saving: 0 to 23. */
  hour: number;
  /** Day of the year, from 0. */
  day: number;
}

export interface Roof {
  dakrichting: Dakrichting;
  dakhoek: Dakhoek;
}

const HOUR = 3_600_000;

/** Returns the 8,760 hours of a year in Amsterdam (8,784 in a leap year). Two days have 23 and 25 hours. */
export function hoursOf(year: number): Hour[] {
  const from = Date.UTC(year, 0, 1) - HOUR;
  const until = Date.UTC(year + 1, 0, 1) - HOUR;
  const [summer, winter] = [lastSundayOf(year, 2), lastSundayOf(year, 9)];
  return Array.from({ length: (until - from) / HOUR }, (_, index) => {
    const time = from + index * HOUR;
    const clock = new Date(time + (time >= summer && time < winter ? 2 : 1) * HOUR);
    const day = Math.floor((clock.getTime() - Date.UTC(year, 0, 1)) / (24 * HOUR));
    return { time, month: clock.getUTCMonth(), hour: clock.getUTCHours(), day };
  });
}

/** Daylight saving starts and ends at 01:00 UTC on the last Sunday of March and October. */
function lastSundayOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR;
}

const azimuths: Record<Dakrichting, number> = {
  noord: 0,
  noordoost: 45,
  oost: 90,
  zuidoost: 135,
  zuid: 180,
  zuidwest: 225,
  west: 270,
  noordwest: 315,
};

/** An assumption: the share of direct light on each day of an eleven-day cycle (clear, cloudy, overcast). */
const CLEAR_SKY = [1, 1, 1, 1, 0.3, 0.3, 0.3, 0, 0, 0, 0];

/** The diffuse share of the light of a clear sky. */
const DIFFUSE = 0.15;

/** Returns the kWh of each hour, in proportion to the light on the roof. The hours of a month add up to its entry in `months`. */
export function yieldsOf(
  hours: readonly Hour[],
  sun: readonly SunPosition[],
  roof: Roof,
  months: readonly number[],
): number[] {
  const light = hours.map(({ day }, index) => lightOn(roof, sun[index], CLEAR_SKY[day % CLEAR_SKY.length] ?? 0));
  return scaled(hours, light, months);
}

/** Returns the light on a roof, relative to a sun overhead. */
function lightOn({ dakrichting, dakhoek }: Roof, sun: SunPosition | undefined, clear: number): number {
  if (!sun || sun.altitude <= 0) return 0;
  const [height, tilt] = [radians(sun.altitude), radians(dakhoek)];
  const direct = 0.7 ** (Math.sin(height) ** -0.678);
  const incidence =
    Math.sin(height) * Math.cos(tilt) +
    Math.cos(height) * Math.sin(tilt) * Math.cos(radians(sun.azimuth - azimuths[dakrichting]));
  const sky = Math.sin(height) * ((1 + Math.cos(tilt)) / 2);
  return clear * direct * Math.max(0, incidence) + DIFFUSE * (2 - clear) * sky;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Assumptions: weights by local hour, from midnight. */
const household = [4, 3, 3, 3, 3, 3, 5, 8, 8, 7, 6, 6, 7, 6, 6, 6, 8, 13, 16, 15, 14, 12, 10, 6];
const home = household.map((share, hour) => (hour >= 9 && hour < 17 ? share * 2 : share));
const atNight = household.map((_, hour) => (hour < 6 ? 1 : 0));
const allDay = household.map((_, hour) => (hour >= 6 && hour < 22 ? 1 : 0.6));

const EVEN_MONTHS = Array.from({ length: 12 }, () => 1);
/** An assumption: more light and indoor hours in winter, holidays in summer. */
const HOUSEHOLD_MONTHS = [113, 108, 104, 97, 94, 90, 82, 82, 95, 104, 112, 119];
/** An assumption: heating follows the cold. */
const HEATING_MONTHS = [17, 15, 13, 8, 4, 1, 1, 1, 2, 8, 13, 17];

/** The parts of each usage pattern: a share of the year, with weights by hour and by month. */
const patterns: Record<UsagePattern, { share: number; hours: readonly number[]; months: readonly number[] }[]> = {
  household: [{ share: 1, hours: household, months: HOUSEHOLD_MONTHS }],
  home: [{ share: 1, hours: home, months: HOUSEHOLD_MONTHS }],
  car: [
    { share: 0.6, hours: household, months: HOUSEHOLD_MONTHS },
    { share: 0.4, hours: atNight, months: EVEN_MONTHS },
  ],
  heatPump: [
    { share: 0.6, hours: household, months: HOUSEHOLD_MONTHS },
    { share: 0.4, hours: allDay, months: HEATING_MONTHS },
  ],
};

/** Returns the kWh of each hour. `verbruik` is in kWh a year. */
export function usageOf(hours: readonly Hour[], verbruik: number, pattern: UsagePattern): number[] {
  const parts = patterns[pattern].map(({ share, hours: byHour, months }) => {
    const total = months.reduce((sum, month) => sum + month, 0);
    return scaled(
      hours,
      hours.map(({ hour }) => byHour[hour] ?? 0),
      months.map((month) => (verbruik * share * month) / total),
    );
  });
  return hours.map((_, index) => parts.reduce((sum, part) => sum + (part[index] ?? 0), 0));
}

/** Distributes the kWh of each month over its hours, by weight. */
function scaled(hours: readonly Hour[], weights: readonly number[], months: readonly number[]): number[] {
  const totals = months.map(() => 0);
  hours.forEach(({ month }, index) => (totals[month] = (totals[month] ?? 0) + (weights[index] ?? 0)));
  return hours.map(({ month }, index) => ((months[month] ?? 0) * (weights[index] ?? 0)) / (totals[month] || 1));
}
