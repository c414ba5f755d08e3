import type { BatterySize } from './assumptions.rules';

/** Of what goes in, what comes out again. */
export const ROUND_TRIP = 0.9;
const ONE_WAY = Math.sqrt(ROUND_TRIP);
/** Of the size, what may be used without wearing the battery out. */
const USABLE = 0.9;
/** kW for each kWh of size. */
export const POWER_PER_KWH = 0.5;
/** kW that a battery uses by itself. */
export const STANDBY = 0.01;

/** Where the kWh of one hour, or of many, go to and come from. */
export interface Flow {
  yielded: number;
  used: number;
  imported: number;
  exported: number;
  /** From the battery to the house. */
  discharged: number;
  /** Warmth of the battery, its own use included. */
  lost: number;
  /** In the battery at the end. */
  stored: number;
}

/** Appliances run for a part of an hour: this share of its usage falls in a quarter of it. */
const PEAK_SHARE = 0.6;
const PEAK_TIME = 0.25;
const parts = [
  { time: PEAK_TIME, use: PEAK_SHARE + (1 - PEAK_SHARE) * PEAK_TIME },
  { time: 1 - PEAK_TIME, use: (1 - PEAK_SHARE) * (1 - PEAK_TIME) },
];

/** A battery takes what is left over, and gives it back to the house alone: never to the grid, never from it. */
export function flowsOf(yields: readonly number[], usages: readonly number[], size: BatterySize): Flow[] {
  const standby = size > 0 ? STANDBY : 0;
  let stored = 0;
  return yields.map((yielded, hour) => {
    const used = usages[hour] ?? 0;
    const flow = { yielded, used, imported: 0, exported: 0, discharged: 0, lost: standby, stored };
    for (const { time, use } of parts) {
      const power = size * POWER_PER_KWH * time;
      const surplus = yielded * time - used * use - standby * time;
      const charged = Math.max(0, Math.min(surplus, power, (size * USABLE - stored) / ONE_WAY));
      const discharged = Math.max(0, Math.min(-surplus, power, stored * ONE_WAY));
      // Rounding must not leave a battery less than empty.
      stored = Math.max(0, stored + charged * ONE_WAY - discharged / ONE_WAY);
      flow.imported += Math.max(0, -surplus - discharged);
      flow.exported += Math.max(0, surplus - charged);
      flow.discharged += discharged;
      flow.lost += charged * (1 - ONE_WAY) + discharged * (1 / ONE_WAY - 1);
    }
    return { ...flow, stored };
  });
}

export function sumOf(flows: readonly Flow[]): Flow {
  const sum = { yielded: 0, used: 0, imported: 0, exported: 0, discharged: 0, lost: 0 };
  for (const flow of flows) {
    sum.yielded += flow.yielded;
    sum.used += flow.used;
    sum.imported += flow.imported;
    sum.exported += flow.exported;
    sum.discharged += flow.discharged;
    sum.lost += flow.lost;
  }
  return { ...sum, stored: flows.at(-1)?.stored ?? 0 };
}
