import { aside, block } from '../shared/aside.css';

interface Props {
  blocks: readonly { title: string; figures: readonly { label: string; value: string }[] }[];
}

export const CalculatorSummary = ({ blocks }: Props) => (
  <aside className={aside} aria-label="Uw berekening">
    {blocks.map(({ title, figures }) => (
      <section key={title}>
        <h2>{title}</h2>
        <dl className={block}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </aside>
);
