import type { ReactNode } from 'react';
import { company } from '../../content/company';

export const TITLE = 'De thuisbatterij';

/** `width` in millimetres, in print. */
export const Picture = ({ name, alt, width }: { name: string; alt: string; width: number }) => (
  <img src={`content/pictures/${name}.jpg?width=${width}`} alt={alt} />
);

export const Page = ({ number, children }: { number: number; children: ReactNode }) => (
  <section className="inner">
    {children}
    <footer>
      <span>{company.name}</span>
      <span>{TITLE}</span>
      <span>{number}</span>
    </footer>
  </section>
);

export const Terms = ({ rows }: { rows: readonly (readonly [term: string, text: string])[] }) => (
  <dl className="terms">
    {rows.map(([term, text]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

export const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
