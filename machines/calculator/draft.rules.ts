import { isRecord } from '../forms/draft.rules';
import type { Address, AddressOption } from '../address/address.rules';
import { assumptionsIn } from '../outlook/assumptions.rules';
import { outlookSummaryIn } from '../outlook/summary.rules';
import { type CalculatorHandover, type Usage, savingsFor, usageValid } from './calculator.rules';
import { dakhoeken, dakrichtingen } from './roof.rules';
import type { CalculatorDraft } from './calculator.setup';
import { calculatorSteps } from './steps.rules';

const texts = ['straat', 'woonplaats', 'huisletter', 'huisnummertoevoeging', 'dakType', 'energielabel'] as const;

/** Nothing where what was kept has another shape, as an earlier version of the site may have left. */
export function calculatorDraftIn(kept: unknown): CalculatorDraft | undefined {
  if (!isRecord(kept)) return;
  const { addressId, verbruik } = kept;
  const step = calculatorSteps.find((name) => name === kept.step);
  const address = addressIn(kept.address);
  const roof = roofIn(kept);
  const assumptions = assumptionsIn(kept.assumptions);
  if (!step || !address || !roof) return;
  if (typeof addressId !== 'string' || typeof verbruik !== 'string' || !/^\d{0,5}$/.test(verbruik)) return;
  // The result stands for a calculation that was allowed.
  if (step === 'result' && Number(verbruik) === 0) return;
  return {
    step,
    address,
    addressId,
    options: Array.isArray(kept.options) ? kept.options.flatMap(optionIn) : [],
    verbruik,
    ...roof,
    ...(assumptions && { assumptions }),
  };
}

/** Reads a calculation from the history of the browser. Returns `undefined` where the value has another shape. */
export function calculatorHandoverIn(kept: unknown): CalculatorHandover | undefined {
  if (!isRecord(kept) || !isRecord(kept.usage)) return;
  const address = addressIn(kept.address);
  const roof = roofIn(kept.usage);
  const { verbruik } = kept.usage;
  if (!address || !roof || typeof verbruik !== 'number' || !usageValid(String(verbruik))) return;
  const usage = { verbruik, ...roof };
  const outlook = outlookSummaryIn(kept.outlook);
  return { address, usage, savings: savingsFor(usage), ...(outlook && { outlook }) };
}

function addressIn(kept: unknown): Address | undefined {
  if (!isRecord(kept)) return;
  const { postcode, huisnummer, bouwjaar, latitude } = kept;
  if (typeof postcode !== 'string' || typeof huisnummer !== 'string') return;
  return {
    postcode,
    huisnummer,
    ...Object.fromEntries(texts.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : []))),
    ...(typeof bouwjaar === 'number' && { bouwjaar }),
    ...(typeof latitude === 'number' && { latitude }),
  };
}

function roofIn(kept: Record<string, unknown>): Omit<Usage, 'verbruik'> | undefined {
  const dakrichting = dakrichtingen.find((name) => name === kept.dakrichting);
  const dakhoek = dakhoeken.find((angle) => angle === kept.dakhoek);
  return dakrichting && dakhoek !== undefined ? { dakrichting, dakhoek } : undefined;
}

const optionIn = (kept: unknown): AddressOption[] =>
  isRecord(kept) && typeof kept.addressId === 'string' && typeof kept.huisnummer === 'string'
    ? [{ addressId: kept.addressId, huisnummer: kept.huisnummer }]
    : [];
