import type { ComponentProps, ReactNode } from 'react';
import { choice, choiceNote, choices, cover, group, hintText, legendLine, legendText, pick, tick } from './Choice.css';
import { useHydratedElement } from '../hydration/useHydratedElement';

interface CheckboxChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'ref'> {
  label: ReactNode;
  note?: string;
  compact?: boolean;
  checked: boolean;
  /** Also called once for a choice that was made before hydration. */
  onChecked: (checked: boolean) => void;
}

export function CheckboxChoice({ label, note, compact, checked, onChecked, ...props }: CheckboxChoiceProps) {
  const ref = useHydratedElement<HTMLInputElement>((input) => {
    if (input.checked !== checked) onChecked(input.checked);
  });
  return (
    <label className={choice} data-compact={compact}>
      <input
        {...props}
        type="checkbox"
        className={tick}
        checked={checked}
        onChange={({ target }) => onChecked(target.checked)}
        ref={ref}
      />
      <span>
        {label}
        {note && <small className={choiceNote}>{note}</small>}
      </span>
    </label>
  );
}

interface RadioPickProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  picture?: ReactNode;
  layout?: 'row' | 'column';
}

export function RadioPick({ label, picture, layout = 'row', ...props }: RadioPickProps) {
  return (
    <label className={pick({ layout })}>
      <input {...props} type="radio" className={cover} />
      {picture}
      <span>{label}</span>
    </label>
  );
}

interface ChoiceGroupProps extends Omit<ComponentProps<'fieldset'>, 'className'> {
  legend: string;
  icon?: ReactNode;
  hint?: string;
  columns: 1 | 2 | 3 | 4 | 5 | 'flow';
}

export function ChoiceGroup({ legend, icon, hint, columns, children, ...props }: ChoiceGroupProps) {
  return (
    <fieldset {...props} className={group} data-heading={icon ? true : undefined}>
      <legend className={legendText}>
        <span className={legendLine}>
          {icon}
          {legend}
        </span>
      </legend>
      {hint && <p className={hintText}>{hint}</p>}
      <div className={choices({ columns })}>{children}</div>
    </fieldset>
  );
}
