import { CircleAlert } from 'lucide';
import { Icon } from '../Icon/Icon';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import {
  adorned,
  control,
  errorText,
  field,
  helpText,
  label as labelText,
  optionalMark,
  textArea,
  unitMark,
} from './Field.css';
import { useHydratedElement } from '../hydration/useHydratedElement';

export interface Surroundings {
  id: string;
  label: string;
  optional?: boolean;
  help?: string;
  error?: string;
}

export interface Typed {
  value: string;
  /** Also called once for what was typed or autofilled before hydration. */
  onValue: (value: string) => void;
}

type Untyped = 'id' | 'className' | 'value' | 'onChange' | 'ref';

interface TextFieldProps extends Surroundings, Typed, Omit<ComponentProps<'input'>, Untyped> {
  unit?: string;
  large?: boolean;
}

export function TextField({ label, optional, help, error, unit, large, value, onValue, ...props }: TextFieldProps) {
  const surroundings = { id: props.id, label, optional, help, error };
  const input = (
    <input
      {...props}
      {...useTyping<HTMLInputElement>({ value, onValue })}
      {...wiring(surroundings)}
      className={control}
      data-large={large}
    />
  );
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

type TextAreaProps = Surroundings & Typed & Omit<ComponentProps<'textarea'>, Untyped>;

export function TextArea({ label, optional, help, error, value, onValue, ...props }: TextAreaProps) {
  const surroundings = { id: props.id, label, optional, help, error };
  return (
    <Surrounded {...surroundings}>
      <textarea
        {...props}
        {...useTyping<HTMLTextAreaElement>({ value, onValue })}
        {...wiring(surroundings)}
        className={textArea}
      />
    </Surrounded>
  );
}

export function Surrounded({ id, label, optional, help, error, children }: Surroundings & { children: ReactNode }) {
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
      {error && <Problem of={id}>{error}</Problem>}
    </div>
  );
}

export const Problem = ({ of, children }: { of: string; children: string }) => (
  <p id={errorOf(of)} className={errorText}>
    <Icon of={CircleAlert} />
    {children}
  </p>
);

const helpOf = (id: string) => `${id}-hulp`;
export const errorOf = (id: string) => `${id}-fout`;

function useTyping<Control extends HTMLInputElement | HTMLTextAreaElement>({ value, onValue }: Typed) {
  const ref = useHydratedElement<Control>((control) => {
    if (control.value !== value) onValue(control.value);
  });
  return {
    ref,
    value,
    onChange: ({ target }: ChangeEvent<Control>) => {
      const behindCaret = target.value.length - (target.selectionStart ?? target.value.length);
      onValue(target.value);
      // A machine may rewrite the value (`3811lm` to `3811 LM`), which moves the caret to the end.
      if (behindCaret > 0) {
        requestAnimationFrame(() => {
          const caret = Math.max(target.value.length - behindCaret, 0);
          target.setSelectionRange(caret, caret);
        });
      }
    },
  };
}

export function wiring({ id, help, error }: Surroundings) {
  const describing = [help && helpOf(id), error && errorOf(id)].filter(Boolean).join(' ');
  return { 'aria-describedby': describing || undefined, 'aria-invalid': error ? true : undefined };
}
