import { CheckList } from '../../design/CheckList/CheckList';
import { smallTitle } from '../../design/tokens/text.css';
import { panel } from './Advantages.css';

export const Advantages = ({ benefits }: { benefits: readonly string[] }) => (
  <section className={panel} data-tone="sand" aria-labelledby="voordelen">
    <h2 id="voordelen" className={smallTitle}>
      Voordelen
    </h2>
    <CheckList points={benefits} across />
  </section>
);
