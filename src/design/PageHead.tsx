import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide';
import { Icon } from './Icon';
import { crumb, pageHead, titles, trail } from './PageHead.css';
import { Wrap } from './Section';
import { lead as leadText } from './text.css';

interface Props {
  title: string;
  lead?: string;
  /** The way from Home to here; the last one, this page, has no `to`. */
  crumbs?: readonly { label: string; to?: LinkProps['to'] }[];
  tone?: 'paper' | 'sand';
}

export function PageHead({ title, lead, crumbs, tone = 'sand' }: Props) {
  return (
    <div className={pageHead} data-tone={tone}>
      <Wrap>
        {crumbs && (
          <nav aria-label="Kruimelpad">
            <ol className={trail}>
              <li className={crumb}>
                <Link to="/">Home</Link>
              </li>
              {crumbs.map(({ label, to }) => (
                <li key={label} className={crumb}>
                  <Icon of={ChevronRight} />
                  {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={titles}>
          <h1>{title}</h1>
          {lead && <p className={leadText}>{lead}</p>}
        </div>
      </Wrap>
    </div>
  );
}
