import { useHydrated } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { AnyActorRef } from 'xstate';
import { type Field, callbackTimes, fieldLabels, parameterNames, problemMessage } from '../../../content/forms/forms';
import type { Filled } from '../../../machines/forms/forms.rules';
import { TextArea, TextField } from '../../design/Field/Field';
import { Select } from '../../design/Select/Select';
import { LAST_DATE, today } from '../../services/today';
import { afterPointerUp } from '../../effects/after-pointer-up';

export interface FieldActor<Name extends Field> {
  getSnapshot: () => { context: Pick<Filled<Name>, 'values' | 'problems'>; hasTag: (tag: 'busy') => boolean };
  subscribe: AnyActorRef['subscribe'];
  send: (event: { type: 'field.change'; field: Name; value: string } | { type: 'field.leave'; field: Name }) => void;
}

const inputs: Record<Field, Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'max'>> = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  address: { type: 'text', autoComplete: 'address-line1' },
  postalCode: { type: 'text', autoComplete: 'postal-code' },
  city: { type: 'text', autoComplete: 'address-level2' },
  preferredDate: { type: 'date', max: LAST_DATE },
  message: {},
  description: {},
  carModel: { type: 'text' },
  companyName: { type: 'text', autoComplete: 'organization' },
  kvk: { type: 'text', inputMode: 'numeric' },
  preferredTime: {},
};

interface Props<Name extends Field> {
  form: FieldActor<Name>;
  field: Name;
  labels?: Record<Field, string>;
  optional?: boolean;
  help?: string;
  placeholder?: string;
}

export function FormField<Name extends Field>(props: Props<Name>) {
  const { form, field, labels = fieldLabels, optional = false, ...look } = props;
  const value = useSelector(form, (snapshot) => snapshot.context.values[field]);
  const problem = useSelector(form, (snapshot) => snapshot.context.problems[field]);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const hydrated = useHydrated();
  const common = {
    ...look,
    id: field,
    name: parameterNames[field],
    label: labels[field],
    error: problem && problemMessage(field, problem, labels),
    optional,
    required: !optional,
    readOnly: busy,
    value,
    onBlur: () => afterPointerUp(() => form.send({ type: 'field.leave', field })),
    onValue: (typed: string) => form.send({ type: 'field.change', field, value: typed }),
  };

  if (field === 'preferredTime') return <Select {...common} placeholder="Maakt niet uit" choices={callbackTimes} />;
  const long = field === 'message' || field === 'description';
  // The calendar starts today. The machines accept earlier dates: §5 has no rule.
  const min = field === 'preferredDate' && hydrated ? today() : undefined;
  return long ? <TextArea {...common} /> : <TextField {...inputs[field]} {...common} min={min} />;
}
