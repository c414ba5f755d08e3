import {
  type Assumptions,
  type UsagePattern,
  assumptionsIn,
  batterySizes,
  usagePatterns,
} from '../outlook/assumptions.rules';
import { type Usage, digits, usageValid } from './calculator.rules';
import { dakhoeken, dakrichtingen } from './roof.rules';

/** A calculation without anything personal: no postcode, no house number (D47). */
export interface SharedCalculation extends Usage {
  assumptions: Assumptions;
  /** Degrees north, in tenths: a strip of the country, 11 km wide. */
  latitude?: number;
}

const patternNames: Record<UsagePattern, string> = {
  household: 'overdag-weg',
  home: 'overdag-thuis',
  car: 'auto',
  heatPump: 'warmtepomp',
};

/** Returns the parameters of a link. `verbruik` stays first: the site recognises such a link by it. */
export function linkOf({
  verbruik,
  dakrichting,
  dakhoek,
  assumptions: { pattern, battery, typed },
  latitude,
}: SharedCalculation): Record<string, string> {
  return {
    verbruik: String(verbruik),
    dakrichting,
    dakhoek: String(dakhoek),
    patroon: patternNames[pattern],
    batterij: String(battery),
    leveringstarief: typed.bareTariff,
    terugleverkosten: typed.feedInCost,
    batterijprijs: typed.batteryPrice,
    ...(latitude !== undefined && { breedtegraad: String(latitude) }),
  };
}

/** Returns `undefined` where a value is missing or wrong. */
export function sharedIn(link: Partial<Record<string, string>>): SharedCalculation | undefined {
  const verbruik = link.verbruik ?? '';
  const dakrichting = dakrichtingen.find((name) => name === link.dakrichting);
  const dakhoek = dakhoeken.find((angle) => String(angle) === link.dakhoek);
  const assumptions = assumptionsIn({
    pattern: usagePatterns.find((pattern) => patternNames[pattern] === link.patroon),
    battery: batterySizes.find((size) => String(size) === link.batterij),
    typed: {
      bareTariff: link.leveringstarief,
      feedInCost: link.terugleverkosten,
      batteryPrice: link.batterijprijs,
    },
  });
  const latitude = link.breedtegraad;
  if (!dakrichting || dakhoek === undefined || !assumptions) return;
  if (verbruik !== digits(verbruik, 5) || !usageValid(verbruik)) return;
  if (latitude !== undefined && !/^5[0-3](\.\d)?$/.test(latitude)) return;
  return {
    verbruik: Number(verbruik),
    dakrichting,
    dakhoek,
    assumptions,
    ...(latitude !== undefined && { latitude: Number(latitude) }),
  };
}
