import { Link } from '@tanstack/react-router';
import ReactMarkdown, { type Components } from 'react-markdown';
import { prose } from './Markdown.css';

/** Links of other protocols than those of §5 come here without an address, and are text. */
const components: Components = {
  h1: 'h2',
  a: ({ href, children }) => {
    if (!href) return children;
    return href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
  },
};

export const Markdown = ({ text }: { text: string }) => (
  <div className={prose}>
    <ReactMarkdown components={components}>{text}</ReactMarkdown>
  </div>
);
