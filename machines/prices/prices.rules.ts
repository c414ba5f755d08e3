export interface PricePoint {
  /** Start of the hour, ISO 8601. */
  time: string;
  /** In thousandths of a euro per kWh. */
  price: number;
}

export interface PriceSummary {
  current: PricePoint;
  /** In per cent against the hour before; absent in the first hour of the day, and after an hour without a price. */
  change?: number;
  average: number;
  cheapest: PricePoint;
}

/** In ms. */
export const HOUR = 3_600_000;

const LOWEST = 150;
const HIGHEST = 250;

/** §9: 24 points from the start of the day, in ms since 1970. `random` yields numbers from 0 up to 1. */
export const pricesOf = (startOfDay: number, random: () => number): PricePoint[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    time: new Date(startOfDay + hour * HOUR).toISOString(),
    price: Math.round(LOWEST + random() * (HIGHEST - LOWEST)),
  }));

/** What the three cards show. `now` is in ms since 1970; `points` follow one another and are not empty. */
export function summaryOf(points: readonly PricePoint[], now: number): PriceSummary {
  const index = Math.max(
    points.findLastIndex(({ time }) => Date.parse(time) <= now),
    0,
  );
  const current = points[index];
  if (!current) throw new RangeError('No prices to sum up');
  const before = points[index - 1]?.price;
  return {
    current,
    change: before ? ((current.price - before) / Math.abs(before)) * 100 : undefined,
    average: points.reduce((sum, { price }) => sum + price, 0) / points.length,
    cheapest: points.reduce((lowest, point) => (point.price < lowest.price ? point : lowest)),
  };
}

/** Whether the points still cover the moment. */
export function covers(points: readonly PricePoint[], now: number): boolean {
  const last = points.at(-1);
  return last !== undefined && Date.parse(last.time) + HOUR > now;
}
