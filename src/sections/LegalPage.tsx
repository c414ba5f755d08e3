import type { LegalText } from '../../content/legal/legal';
import { LinkColumn } from '../design/LinkColumn';
import { Markdown } from '../design/Markdown';
import { PageHead } from '../design/PageHead';
import { Wrap } from '../design/Section';
import { muted } from '../design/text.css';
import * as styles from './LegalPage.css';

const longDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

export function LegalPage({ title, date, text }: LegalText) {
  const [opening = '', ...rest] = text.split(/^## /m);
  const chapters = rest.map((chapter, index) => {
    const [heading = '', ...lines] = chapter.split('\n');
    return { id: `deel-${index + 1}`, heading, body: lines.join('\n') };
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
            <Markdown>{opening}</Markdown>
            {chapters.map(({ id, heading, body }) => (
              <section key={id} id={id} className={styles.chapter} aria-label={heading}>
                <h2>{heading}</h2>
                <Markdown>{body}</Markdown>
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
