import { isRecord } from '../forms/draft.rules';
import type { CalculatorDraft } from './calculator.machine';
import { type AddressOption, dakhoeken, dakrichtingen } from './calculator.rules';

const steps = ['address', 'usage', 'roof', 'result'] as const;
const texts = ['straat', 'woonplaats', 'huisletter', 'huisnummertoevoeging', 'dakType', 'energielabel'] as const;

/** Nothing where what was kept has another shape, as an earlier version of the site may have left. */
export function calculatorDraftIn(kept: unknown): CalculatorDraft | undefined {
  if (!isRecord(kept) || !isRecord(kept.address)) return;
  const { address, addressId, verbruik } = kept;
  const { postcode, huisnummer, bouwjaar } = address;
  const step = steps.find((name) => name === kept.step);
  const dakrichting = dakrichtingen.find((name) => name === kept.dakrichting);
  const dakhoek = dakhoeken.find((angle) => angle === kept.dakhoek);
  if (!step || !dakrichting || dakhoek === undefined) return;
  if (typeof postcode !== 'string' || typeof huisnummer !== 'string') return;
  if (typeof addressId !== 'string' || typeof verbruik !== 'string' || !/^\d{0,5}$/.test(verbruik)) return;
  // The result stands for a calculation that was allowed.
  if (step === 'result' && Number(verbruik) === 0) return;
  return {
    step,
    address: {
      postcode,
      huisnummer,
      ...Object.fromEntries(
        texts.flatMap((name) => (typeof address[name] === 'string' ? [[name, address[name]]] : [])),
      ),
      ...(typeof bouwjaar === 'number' && { bouwjaar }),
    },
    addressId,
    options: Array.isArray(kept.options) ? kept.options.flatMap(optionIn) : [],
    verbruik,
    dakrichting,
    dakhoek,
  };
}

const optionIn = (kept: unknown): AddressOption[] =>
  isRecord(kept) && typeof kept.addressId === 'string' && typeof kept.huisnummer === 'string'
    ? [{ addressId: kept.addressId, huisnummer: kept.huisnummer }]
    : [];
