import { useSelector } from '@xstate/react';
import type { CalculatorActor } from '../../../machines/calculator/calculator.machine';
import { TextField } from '../../design/Field';

interface Props {
  calculator: CalculatorActor;
  large?: boolean;
  error?: string;
}

export function UsageField({ calculator, ...look }: Props) {
  const verbruik = useSelector(calculator, (snapshot) => snapshot.context.verbruik);

  return (
    <TextField
      {...look}
      id="verbruik"
      label="Verbruik per jaar"
      unit="kWh"
      inputMode="numeric"
      autoComplete="off"
      value={verbruik}
      onValue={(value) => calculator.send({ type: 'verbruik.change', value })}
    />
  );
}
