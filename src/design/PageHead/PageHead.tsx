import type { ReactNode } from 'react';
import { type Crumb, Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { beside, pageHead, row, titles } from './PageHead.css';
import { Wrap } from '../Section/Section';
import { lead as leadText } from '../tokens/text.css';

interface Props {
  title: string;
  lead?: ReactNode;
  crumbs?: readonly Crumb[];
  tone?: 'paper' | 'sand';
  /** Beside the title, where a screen is wide enough. */
  children?: ReactNode;
}

export function PageHead({ title, lead, crumbs, tone = 'sand', children }: Props) {
  return (
    <div className={pageHead} data-tone={tone}>
      <Wrap>
        {crumbs && <Breadcrumbs crumbs={crumbs} />}
        <div className={row}>
          <div className={titles}>
            <h1>{title}</h1>
            {lead && <p className={leadText}>{lead}</p>}
          </div>
          {children && <div className={beside}>{children}</div>}
        </div>
      </Wrap>
    </div>
  );
}
