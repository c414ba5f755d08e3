import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { text } from './Markdown.css';

/**
 * The links of §5 alone: http, https, irc, ircs, mailto and xmpp, which is what react-markdown lets through by itself
 * together with relative ones. HTML in the text is shown as text.
 */
export const Markdown = ({ children }: { children: string }) => (
  <div className={text}>
    <ReactMarkdown components={components}>{children}</ReactMarkdown>
  </div>
);

/** A page of this site, without a query: the router would take that for a part of the path. */
const OWN_PAGE = /^(\/(?![/\\])[^?#]*)(?:#(.*))?$/;

function Anchor({ href, children }: ComponentProps<'a'>) {
  if (!href) return <>{children}</>;
  const [, page, hash] = OWN_PAGE.exec(href) ?? [];
  if (!page) return <a href={href}>{children}</a>;
  return (
    <Link to={page} hash={hash}>
      {children}
    </Link>
  );
}

const Image = ({ src, alt }: ComponentProps<'img'>) => (src ? <img src={src} alt={alt} loading="lazy" /> : alt);

const components: Components = {
  // The page has its h1.
  h1: 'h2',
  a: Anchor,
  img: Image,
};
