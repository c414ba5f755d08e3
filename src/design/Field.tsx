import { ChevronDown, CircleAlert } from 'lucide';
import { Icon } from './Icon';
import type { ComponentProps, ReactNode } from 'react';
import {
  adorned,
  chevron,
  control,
  errorText,
  field,
  helpText,
  label as labelText,
  optionalMark,
  select,
  textArea,
  unitMark,
} from './Field.css';

interface Surroundings {
  id: string;
  label: string;
  optional?: boolean;
  help?: string;
  error?: string;
}

interface TextFieldProps extends Surroundings, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  unit?: string;
  large?: boolean;
}

export function TextField({ label, optional, help, error, unit, large, ...props }: TextFieldProps) {
  const surroundings = { id: props.id, label, optional, help, error };
  const input = <input {...props} {...wiring(surroundings)} className={control} data-large={large} />;
  return (
    <Surrounded {...surroundings}>
      {unit ? (
        <div className={adorned}>
          {input}
          <span className={unitMark}>{unit}</span>
        </div>
      ) : (
        input
      )}
    </Surrounded>
  );
}

type TextAreaProps = Surroundings & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextArea({ label, optional, help, error, ...props }: TextAreaProps) {
  const surroundings = { id: props.id, label, optional, help, error };
  return (
    <Surrounded {...surroundings}>
      <textarea {...props} {...wiring(surroundings)} className={textArea} />
    </Surrounded>
  );
}

type SelectProps = Surroundings & Omit<ComponentProps<'select'>, 'id' | 'className'>;

export function Select({ label, optional, help, error, ...props }: SelectProps) {
  const surroundings = { id: props.id, label, optional, help, error };
  return (
    <Surrounded {...surroundings}>
      <div className={adorned}>
        <select {...props} {...wiring(surroundings)} className={select} />
        <Icon of={ChevronDown} className={chevron} />
      </div>
    </Surrounded>
  );
}

function Surrounded({ id, label, optional, help, error, children }: Surroundings & { children: ReactNode }) {
  return (
    <div className={field}>
      <label htmlFor={id} className={labelText}>
        {label}
        {optional && <span className={optionalMark}> (optioneel)</span>}
      </label>
      {help && (
        <p id={helpOf(id)} className={helpText}>
          {help}
        </p>
      )}
      {children}
      {error && (
        <p id={errorOf(id)} className={errorText}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  );
}

const helpOf = (id: string) => `${id}-hulp`;
const errorOf = (id: string) => `${id}-fout`;

function wiring({ id, help, error }: Surroundings) {
  const describing = [help && helpOf(id), error && errorOf(id)].filter(Boolean).join(' ');
  return { 'aria-describedby': describing || undefined, 'aria-invalid': error ? true : undefined };
}
