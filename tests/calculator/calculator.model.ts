import { AddressError, type CalculatorStep, calculatorMachine } from '../../machines/calculator/calculator.machine';
import { done, elapsed, failed, modelOf } from '../support/model';

/** One sample per distinct outcome. The page is driven with the same samples. */
export const calculatorModel = modelOf(calculatorMachine, [
  { type: 'postcode.change', value: '3811' },
  { type: 'postcode.change', value: '3811lm' },
  { type: 'huisnummer.change', value: '1' },
  { type: 'address.submit' },
  done('suggestAddress', 'adr-1'),
  failed('suggestAddress', new AddressError('notFound')),
  elapsed('TIMEOUT', 'calculator.address.suggesting'),
  done('lookUpAddress', { straat: 'Stadhuisplein', woonplaats: 'Amersfoort' }),
  failed('lookUpAddress', new AddressError('detailsNotFound')),
  elapsed('TIMEOUT', 'calculator.address.lookingUp'),
  { type: 'verbruik.change', value: '0' },
  { type: 'verbruik.change', value: '2500' },
  { type: 'usage.submit' },
  { type: 'dakrichting.change', value: 'noord' },
  { type: 'dakhoek.change', value: 60 },
  { type: 'roof.submit' },
  { type: 'quote.request' },
  { type: 'restart' },
]);

/** What is kept of a calculation that was left at a step. */
export const left = (step: CalculatorStep) => ({
  step,
  address: { postcode: '3811 LM', huisnummer: '1', straat: 'Stadhuisplein', woonplaats: 'Amersfoort' },
  addressId: 'adr-1',
  verbruik: '2500',
  dakrichting: 'noord' as const,
  dakhoek: 60 as const,
});
