import { Link } from '@tanstack/react-router';
import { type MarkdownTree, wordsOf } from '../../../content/markdown-tree';
import { blogTexts } from '../../../content/pages/blog';
import { PhoneFold } from '../../design/Fold/Fold';
import { foldedHeading } from '../../design/Fold/Fold.css';
import { Markdown } from '../../design/Markdown/Markdown';
import { contents } from './Article.css';

const { contents: title } = blogTexts.post;

/** The text of an article beside its table of contents, which is folded above it on phones. */
export function ArticleText({ of: text }: { of: MarkdownTree }) {
  const parts = text.flatMap((node) => (typeof node !== 'string' && node[1].id ? [{ id: node[1].id, node }] : []));
  return (
    <>
      {parts.length > 1 && (
        <nav className={contents} aria-label={title}>
          <b className={foldedHeading}>{title}</b>
          <PhoneFold title={title}>
            <ol>
              {parts.map(({ id, node }) => (
                <li key={id}>
                  <Link to="." hash={id} activeOptions={{ includeHash: true }}>
                    {wordsOf([node])}
                  </Link>
                </li>
              ))}
            </ol>
          </PhoneFold>
        </nav>
      )}
      <div id="artikel">
        <Markdown of={text} />
      </div>
    </>
  );
}
