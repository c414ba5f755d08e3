import type { Dakhoek, Dakrichting } from '../calculator/roof.rules';
import type { UsagePattern } from './assumptions.rules';

/** Where the sun stands, in degrees: the altitude above the horizon, the azimuth clockwise from north. */
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
  /** Of the clock, summer time included: 0 to 23. */
  hour: number;
  /** Of the year, from 0. */
  day: number;
}

export interface Roof {
  dakrichting: Dakrichting;
  dakhoek: Dakhoek;
}

const HOUR = 3_600_000;

/** All 8,760 hours of a year, 8,784 of a leap year; the days that summer time begins and ends have 23 and 25. */
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

/** Summer time begins and ends at 01:00 UTC on the last Sunday of March and of October. */
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

/** Weather comes in spells of some days: clear, half clouded, overcast. The share of the direct light that is left. */
const CLEAR_SKY = [1, 1, 1, 1, 0.3, 0.3, 0.3, 0, 0, 0, 0];

/** Of the light of a clear sky, the part that comes from all of it. */
const DIFFUSE = 0.15;

/** kWh of each hour. Within a month the hours follow the light on the roof; their sum is that of `months`. */
export function yieldsOf(
  hours: readonly Hour[],
  sun: readonly SunPosition[],
  roof: Roof,
  months: readonly number[],
): number[] {
  const light = hours.map(({ day }, index) => lightOn(roof, sun[index], CLEAR_SKY[day % CLEAR_SKY.length] ?? 0));
  return scaled(hours, light, months);
}

/** The light that falls on a roof, in shares of that of a sun overhead. */
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

/** By the hour of the clock, from midnight. */
const household = [4, 3, 3, 3, 3, 3, 5, 8, 8, 7, 6, 6, 7, 6, 6, 6, 8, 13, 16, 15, 14, 12, 10, 6];
const home = household.map((share, hour) => (hour >= 9 && hour < 17 ? share * 2 : share));
const atNight = household.map((_, hour) => (hour < 6 ? 1 : 0));
const allDay = household.map((_, hour) => (hour >= 6 && hour < 22 ? 1 : 0.6));

const EVEN_MONTHS = Array.from({ length: 12 }, () => 1);
/** More light and indoor hours in winter, holidays in summer. */
const HOUSEHOLD_MONTHS = [113, 108, 104, 97, 94, 90, 82, 82, 95, 104, 112, 119];
/** By the degree days of De Bilt, rounded. */
const HEATING_MONTHS = [17, 15, 13, 8, 4, 1, 1, 1, 2, 8, 13, 17];

/** What a usage is made of: shares of the year, each by hour and by month. */
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

/** kWh of each hour of a usage of so many kWh a year. */
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

/** Spreads the sum of each month over its hours, by their weights. */
function scaled(hours: readonly Hour[], weights: readonly number[], months: readonly number[]): number[] {
  const totals = months.map(() => 0);
  hours.forEach(({ month }, index) => (totals[month] = (totals[month] ?? 0) + (weights[index] ?? 0)));
  return hours.map(({ month }, index) => ((months[month] ?? 0) * (weights[index] ?? 0)) / (totals[month] || 1));
}
