import { Check } from 'lucide';
import { checks } from './CheckList.css';
import { Icon } from '../Icon/Icon';

interface Props {
  points: readonly string[];
  across?: boolean;
}

export const CheckList = ({ points, across }: Props) => (
  <ul className={checks} data-across={across}>
    {points.map((point) => (
      <li key={point}>
        <Icon of={Check} />
        {point}
      </li>
    ))}
  </ul>
);
