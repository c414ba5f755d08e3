import type { Flow } from './battery.rules';

/** In euros per kWh. */
export interface Tariff {
  supply: number;
  feedIn: number;
  feedInCost: number;
}

export type Range = readonly [least: number, most: number];

type Year = Pick<Flow, 'imported' | 'exported'>;

/** Euros a year, until 2027: power that is fed in offsets power that is bought, and only the rest is paid for. */
export function billWithNetting({ imported, exported }: Year, { supply, feedIn }: Tariff): number {
  const bought = imported - exported;
  return bought > 0 ? bought * supply : bought * feedIn;
}

/** Euros a year, from 2027. */
export const billWithoutNetting = ({ imported, exported }: Year, { supply, feedIn, feedInCost }: Tariff): number =>
  imported * supply - exported * (feedIn - feedInCost);

/** Returns years; `Infinity` without a saving. */
export const paybackOf = (investment: number, saving: number): number => (saving > 0 ? investment / saving : Infinity);

export const rangeOf = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)];
