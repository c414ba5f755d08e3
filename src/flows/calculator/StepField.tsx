import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { calculatorFields } from '../../../content/calculator/fields';
import type { CalculatorActor } from '../../../machines/calculator/calculator.machine';
import { type CalculatorField, valuesOf } from '../../../machines/calculator/calculator.rules';
import { TextField } from '../../design/Field/Field';
import { afterPointerUp } from '../../effects/after-pointer-up';

type Look = ComponentProps<typeof TextField>;

const inputs: Record<CalculatorField, Pick<Look, 'autoComplete' | 'inputMode' | 'placeholder' | 'unit'>> = {
  postcode: { autoComplete: 'postal-code', placeholder: '1234 AB' },
  huisnummer: { inputMode: 'numeric', placeholder: '12' },
  verbruik: { unit: 'kWh', inputMode: 'numeric', autoComplete: 'off' },
};

interface Props extends Pick<Look, 'large' | 'readOnly'> {
  calculator: CalculatorActor;
  field: CalculatorField;
}

export function StepField({ calculator, field, ...look }: Props) {
  const value = useSelector(calculator, (snapshot) => valuesOf(snapshot.context)[field]);
  const wrong = useSelector(calculator, (snapshot) => snapshot.context.problems.includes(field));
  const { label, message } = calculatorFields[field];

  return (
    <TextField
      {...inputs[field]}
      {...look}
      id={field}
      label={label}
      error={wrong ? message : undefined}
      value={value}
      onBlur={() => field !== 'verbruik' && afterPointerUp(() => calculator.send({ type: `${field}.leave` }))}
      onValue={(typed) => calculator.send({ type: `${field}.change`, value: typed })}
    />
  );
}
