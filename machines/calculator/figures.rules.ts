import type { Dakrichting } from './roof.rules';

/** The figures of §9. */
export const PANEL_OUTPUT_WP = 400;
export const EUROS_PER_PANEL = 500;

// Whole percents, so that a yield of exactly half a kWh is rounded up: 0.7 * 0.95 as fractions falls just short of it.
export const SYSTEM_EFFICIENCY_PERCENT = 85;
export const CENTS_PER_KWH = 25;
export const SUBSIDY_PERCENT = 15;
export const CO2_GRAMS_PER_KWH = 400;

export const ORIENTATION_FACTOR_PERCENT: Record<Dakrichting, number> = {
  zuid: 100,
  zuidoost: 95,
  zuidwest: 95,
  oost: 85,
  west: 85,
  noordoost: 70,
  noordwest: 70,
  noord: 60,
};
