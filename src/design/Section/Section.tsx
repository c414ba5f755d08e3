import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { head, section, wrap } from './Section.css';
import { lead as leadText } from '../tokens/text.css';

interface SectionProps extends Omit<ComponentProps<'section'>, 'className'> {
  tone?: 'paper' | 'sand' | 'dark';
  joined?: boolean;
}

/** One Suspense boundary a section: React hydrates the pressed one first. */
export const Section = ({ tone = 'paper', joined, children, ...props }: SectionProps) => (
  <section {...props} className={section} data-tone={tone} data-joined={joined}>
    <Suspense>{children}</Suspense>
  </section>
);

export const Wrap = (props: Omit<ComponentProps<'div'>, 'className'>) => <div {...props} className={wrap} />;

interface HeadProps {
  title: ReactNode;
  lead?: ReactNode;
  level?: 1 | 2 | 3;
  id?: string;
  children?: ReactNode;
}

export function Head({ title, lead, level = 2, id, children }: HeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={head}>
      <Heading id={id}>{title}</Heading>
      {lead && <p className={leadText}>{lead}</p>}
      {children}
    </div>
  );
}
