import type { Savings, Usage } from './calculator.rules';

/** For how many years the result looks ahead. */
export const HORIZON = 25;

/** What each month brings in of a year's yield, in per cent, in the Netherlands. Source: milieucentraal.nl. */
const YIELD_SHARES = [3, 5, 8, 12, 13, 13, 13, 11, 10, 7, 3, 2];

/** Of the usage only the year is known. */
const EVEN_SHARES = YIELD_SHARES.map(() => 1);

export interface Month {
  /** Both in whole kWh; the months add up to the year. */
  yielded: number;
  used: number;
}

export function monthsOf({ verbruik }: Usage, { jaarlijkseOpbrengst }: Savings): Month[] {
  // What is left over comes last here, and first among months of the same yield: those with a surplus follow each other.
  const used = divide(verbruik, EVEN_SHARES).toReversed();
  return divide(jaarlijkseOpbrengst, YIELD_SHARES).map((yielded, month) => ({ yielded, used: used[month] ?? 0 }));
}

/** The months, counted from 0, in which the roof yields more than is used. */
export const surplusMonths = (months: readonly Month[]): number[] =>
  months.flatMap(({ yielded, used }, month) => (yielded > used ? [month] : []));

/** What has been saved by the end of a year, in per cent of the investment less the subsidy. */
export function earnedBack({ maandelijkseBesparing, totaleInvestering, subsidie }: Savings, year: number): number {
  return (100 * 12 * maandelijkseBesparing * year) / (totaleInvestering - subsidie);
}

/** Whole parts that add up to the whole: what rounding down leaves goes to the largest remainders. */
export function divide(whole: number, shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const parts = shares.map((share, index) => ({
    index,
    part: Math.floor((whole * share) / total),
    remainder: (whole * share) % total,
  }));
  const left = whole - parts.reduce((sum, { part }) => sum + part, 0);
  const rounded = new Set(
    parts
      .toSorted((a, b) => b.remainder - a.remainder)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return parts.map(({ index, part }) => part + (rounded.has(index) ? 1 : 0));
}
