import type { Flow } from './battery.rules';

/** In euros per kWh. */
export interface Tariff {
  supply: number;
  feedIn: number;
  feedInCost: number;
}

/** From the cautious to the favourable case, or from the least to the most. */
export type Range = readonly [least: number, most: number];

type Year = Pick<Flow, 'used' | 'imported' | 'exported'>;

/** Euros a year. Until 2027 what is fed in is taken off what is bought; only the rest is paid for. */
export function billWithNetting({ imported, exported }: Year, { supply, feedIn }: Tariff): number {
  const bought = imported - exported;
  return bought > 0 ? bought * supply : bought * feedIn;
}

/** Euros a year. */
export const billWithoutNetting = ({ imported, exported }: Year, { supply, feedIn, feedInCost }: Tariff): number =>
  imported * supply - exported * (feedIn - feedInCost);

export const billWithoutPanels = ({ used }: Pick<Year, 'used'>, { supply }: Pick<Tariff, 'supply'>): number =>
  used * supply;

/** Years until an investment is earned back; `Infinity` where it never is. */
export const paybackOf = (investment: number, saving: number): number => (saving > 0 ? investment / saving : Infinity);

export const rangeOf = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)];
