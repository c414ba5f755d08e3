import type { BatterySize } from './assumptions.rules';

/** The share of charged energy that the battery returns. */
const ROUND_TRIP = 0.9;
const ONE_WAY = Math.sqrt(ROUND_TRIP);
/** The share of the size that is used, to spare the cells. */
const USABLE = 0.9;
/** kW per kWh of size. */
const POWER_PER_KWH = 0.5;
/** kW that the battery electronics use. */
export const STANDBY = 0.01;

/** The energy balance of one hour, or of a sum of hours, in kWh. */
export interface Flow {
  yielded: number;
  used: number;
  imported: number;
  exported: number;
  /** From the battery to the house. */
  discharged: number;
  /** Conversion loss and standby of the battery. */
  lost: number;
  /** Charge of the battery at the end. */
  stored: number;
}

/** Appliances run for part of an hour: this share of its usage falls in a quarter of the hour. */
const PEAK_SHARE = 0.6;
const PEAK_TIME = 0.25;
const parts = [
  { time: PEAK_TIME, use: PEAK_SHARE + (1 - PEAK_SHARE) * PEAK_TIME },
  { time: 1 - PEAK_TIME, use: (1 - PEAK_SHARE) * (1 - PEAK_TIME) },
];

/** Simulates a battery that charges from surplus power only and discharges to the house only. */
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
      // Rounding could make the charge negative.
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
