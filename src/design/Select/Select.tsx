import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { type Surroundings, Surrounded, type Typed, wiring } from '../Field/Field';
import { chevron, place, select } from './Select.css';
import { Icon } from '../Icon/Icon';

interface Props
  extends Surroundings, Typed, Omit<ComponentProps<'select'>, 'id' | 'className' | 'value' | 'onChange' | 'ref'> {
  placeholder: string;
  choices: readonly string[];
}

export function Select({ label, optional, help, error, value, onValue, placeholder, choices, ...props }: Props) {
  const surroundings = { id: props.id, label, optional, help, error };
  return (
    <Surrounded {...surroundings}>
      <div className={place}>
        <select
          {...props}
          {...wiring(surroundings)}
          className={select}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        >
          <option value="">{placeholder}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <Icon of={ChevronDown} className={chevron} />
      </div>
    </Surrounded>
  );
}
