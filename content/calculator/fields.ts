import type { CalculatorField } from '../../machines/calculator/calculator.rules';
import { messages } from '../messages';

interface FieldTexts {
  label: string;
  message: string;
}

export const calculatorFields: Record<CalculatorField, FieldTexts> = {
  postcode: { label: 'Postcode', message: messages['address.postcodeInvalid'] },
  huisnummer: { label: 'Huisnummer', message: 'Vul uw huisnummer in, alleen de cijfers' },
  verbruik: { label: 'Verbruik per jaar', message: messages['usage.invalid'] },
};
