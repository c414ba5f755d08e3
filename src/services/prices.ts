import { HOUR, type PricePoint } from '../../machines/prices/prices.rules';

const QUARTER = HOUR / 4;

/** Ten days of quarter-hours; a longer answer is invalid. */
const MOST_ENTRIES = 1000;

export class PriceError extends Error {}

/** From `from` up to `to`, in ms since 1970. */
interface Day {
  from: number;
  to: number;
}

export async function fetchPrices(source: string, day: Day, signal: AbortSignal): Promise<PricePoint[]> {
  try {
    const response = await fetch(source, { signal });
    if (!response.ok) throw new PriceError(`The price source answered with status ${response.status}.`);
    return hoursIn(await response.json(), day);
  } catch (error) {
    throw error instanceof PriceError ? error : new PriceError('The price source could not be read.', { cause: error });
  }
}

/** The hours of a day: an hour has one price, or four, of which it has the mean. */
export function hoursIn(answer: unknown, { from, to }: Day): PricePoint[] {
  if (!Array.isArray(answer)) throw new PriceError('The prices are no list.');
  if (answer.length > MOST_ENTRIES) throw new PriceError(`More than ${MOST_ENTRIES} prices.`);
  const prices = new Map<number, number>();
  for (const entry of answer) {
    const { time, price } = entryIn(entry);
    if (time < from || time >= to) continue;
    if (prices.has(time)) throw new PriceError('A time has two prices.');
    prices.set(time, price);
  }
  const step = prices.size > (to - from) / HOUR ? QUARTER : HOUR;
  if (prices.size !== (to - from) / step) throw new PriceError('The prices are not those of every hour of the day.');

  return Array.from({ length: (to - from) / HOUR }, (_, index) => {
    const hour = from + index * HOUR;
    let sum = 0;
    for (let time = hour; time < hour + HOUR; time += step) {
      const price = prices.get(time);
      if (price === undefined) throw new PriceError('The prices do not begin at whole hours.');
      sum += price;
    }
    return { time: new Date(hour).toISOString(), price: (sum * step) / HOUR };
  });
}

// A time without a zone would be local to the visitor.
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

function entryIn(entry: unknown): { time: number; price: number } {
  const { time, price }: { time?: unknown; price?: unknown } = Object(entry);
  if (typeof time !== 'string' || !ISO_TIME.test(time) || Number.isNaN(Date.parse(time)))
    throw new PriceError('A price has no time in ISO 8601 with its zone.');
  // In euros per MWh; the limits of the market are far below.
  if (typeof price !== 'number' || !(Math.abs(price) <= 1e6)) throw new PriceError('A time has no price.');
  return { time: Date.parse(time), price };
}
