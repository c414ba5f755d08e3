import type { LegalText } from '../../content/legal/legal';
import { Markdown } from '../design/Markdown';
import { PageHead } from '../design/PageHead';
import { Wrap } from '../design/Section';
import { muted } from '../design/text.css';
import { legal } from './LegalPage.css';

const longDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

export const LegalPage = ({ title, date, text }: LegalText) => (
  <>
    <PageHead title={title} crumbs={[{ label: title }]} />
    <Wrap>
      <div className={legal}>
        <p className={muted}>
          Deze tekst geldt sinds <time dateTime={date}>{longDate.format(new Date(date))}</time>.
        </p>
        <Markdown>{text}</Markdown>
      </div>
    </Wrap>
  </>
);
