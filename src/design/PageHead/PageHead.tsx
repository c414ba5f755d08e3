import { type Crumb, Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { pageHead, titles } from './PageHead.css';
import { Wrap } from '../Section/Section';
import { lead as leadText } from '../tokens/text.css';

interface Props {
  title: string;
  lead?: string;
  crumbs?: readonly Crumb[];
  tone?: 'paper' | 'sand';
}

export function PageHead({ title, lead, crumbs, tone = 'sand' }: Props) {
  return (
    <div className={pageHead} data-tone={tone}>
      <Wrap>
        {crumbs && <Breadcrumbs crumbs={crumbs} />}
        <div className={titles}>
          <h1>{title}</h1>
          {lead && <p className={leadText}>{lead}</p>}
        </div>
      </Wrap>
    </div>
  );
}
