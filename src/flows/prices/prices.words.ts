import { euroCents, oneDecimal } from '../../../content/calculator/numbers';
import { HOUR, type PricePoint } from '../../../machines/prices/prices.rules';

/** Of a price in thousandths of a euro. */
export const shownPrice = (price: number) => euroCents(price / 1000);

export type Direction = 'up' | 'down' | 'level';

/** The change since the hour before, as sign and word. A change that rounds to 0 has no sign. */
export function shownChange(change: number): { direction: Direction; text: string } {
  const size = oneDecimal(Math.abs(change));
  if (size === oneDecimal(0)) return { direction: 'level', text: 'Gelijk aan vorig uur' };
  return change > 0
    ? { direction: 'up', text: `+${size}% hoger dan vorig uur` }
    : { direction: 'down', text: `−${size}% lager dan vorig uur` };
}

export function whenIs(point: PricePoint, current: PricePoint): string {
  const hours = (Date.parse(point.time) - Date.parse(current.time)) / HOUR;
  if (hours === 0) return 'nu';
  if (hours < 0) return 'eerder vandaag';
  return hours === 1 ? 'over een uur' : `over ${hours} uur`;
}

/** Length of the bar of a price, in per cent: the lowest of the day keeps enough to be seen. */
export function lengthOf({ price }: PricePoint, points: readonly PricePoint[]): number {
  const prices = points.map((point) => point.price);
  const lowest = Math.min(...prices);
  const range = Math.max(...prices) - lowest;
  return range ? 20 + (80 * (price - lowest)) / range : 100;
}
