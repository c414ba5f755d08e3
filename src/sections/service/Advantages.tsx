import { CheckList } from '../../design/CheckList/CheckList';
import { panel } from './Advantages.css';

export const Advantages = ({ benefits }: { benefits: readonly string[] }) => (
  <section className={panel} data-tone="sand" aria-labelledby="voordelen">
    <h2 id="voordelen">Voordelen</h2>
    <CheckList points={benefits} across />
  </section>
);
