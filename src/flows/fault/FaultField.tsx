import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { faultLabels, faultProblemMessage, preferredTimes } from '../../../content/forms/fault';
import type { FaultField as Field } from '../../../machines/fault/fault.rules';
import { TextArea, TextField } from '../../design/Field/Field';
import { Select } from '../../design/Select/Select';
import { LAST_DATE } from '../../services/today';
import { afterPointerUp } from '../../effects/after-pointer-up';
import type { StepProps } from './FaultStep';

type InputField = Exclude<Field, 'description' | 'preferredTime'>;

const inputs: Record<InputField, Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'max'>> = {
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  address: { type: 'text', autoComplete: 'address-line1' },
  companyName: { type: 'text', autoComplete: 'organization' },
  kvk: { type: 'text', inputMode: 'numeric' },
  contractNumber: { type: 'text' },
  preferredDate: { type: 'date', max: LAST_DATE },
};

interface Props extends StepProps {
  field: Field;
  optional?: boolean;
  placeholder?: string;
  min?: string;
}

export function FaultField({ fault, field, optional = false, ...look }: Props) {
  const value = useSelector(fault, (snapshot) => snapshot.context.values[field]);
  const problem = useSelector(fault, (snapshot) => snapshot.context.problems[field]);
  const common = {
    // The page below may have a field of the same name.
    id: `fault.${field}`,
    name: field,
    label: faultLabels[field],
    error: problem && faultProblemMessage(field, problem),
    optional,
    required: !optional,
    value,
    onBlur: () => afterPointerUp(() => fault.send({ type: 'field.leave', field })),
    onValue: (typed: string) => fault.send({ type: 'field.change', field, value: typed }),
  };

  if (field === 'description') return <TextArea {...common} rows={3} />;
  if (field === 'preferredTime') return <Select {...common} placeholder="Kies een tijdstip" choices={preferredTimes} />;
  return <TextField {...inputs[field]} {...look} {...common} />;
}
