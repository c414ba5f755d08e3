import type { MarkdownTree, MarkdownNode } from '../../../content/markdown-tree';
import type { LegalText } from '../../../content/legal/legal';
import { LinkColumn } from '../../design/LinkColumn/LinkColumn';
import { Markdown } from '../../design/Markdown/Markdown';
import { PageHead } from '../../design/PageHead/PageHead';
import { Wrap } from '../../design/Section/Section';
import { muted } from '../../design/tokens/text.css';
import * as styles from './LegalPage.css';

const longDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

export interface LegalPageText extends Omit<LegalText, 'content'> {
  content: MarkdownTree;
}

export function LegalPage({ title, date, content }: LegalPageText) {
  const starts = content.flatMap(([tag], place) => (tag === 'h2' ? [place] : []));
  const opening = content.slice(0, starts[0]);
  const chapters = starts.map((start, index) => {
    const [heading, ...body] = content.slice(start, starts[index + 1]);
    return { id: `deel-${index + 1}`, heading: textOf(heading), body };
  });

  return (
    <>
      <PageHead title={title} crumbs={[{ label: title }]} />
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.legal}>
            <p className={muted}>
              Deze tekst geldt sinds <time dateTime={date}>{longDate.format(new Date(date))}</time>.
            </p>
            <Markdown of={opening} />
            {chapters.map(({ id, heading, body }) => (
              <section key={id} id={id} className={styles.chapter} aria-label={heading}>
                <h2>{heading}</h2>
                <Markdown of={body} />
              </section>
            ))}
          </div>
          <div className={styles.contents}>
            <LinkColumn as="nav" title="Op deze pagina" level={2}>
              {chapters.map(({ id, heading }) => (
                <a key={id} href={`#${id}`}>
                  {heading}
                </a>
              ))}
            </LinkColumn>
          </div>
        </div>
      </Wrap>
    </>
  );
}

const textOf = (node: MarkdownNode = ''): string => (typeof node === 'string' ? node : node[2].map(textOf).join(''));
