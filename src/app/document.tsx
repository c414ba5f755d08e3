import { HeadContent } from '@tanstack/react-router';
import { type ReactNode, createContext, use, useEffect } from 'react';
import { BrandTags } from './BrandTags';
import { CONTENT } from '../design/landmarks';
import { Fonts } from './Fonts';
import { PAGE_DATA } from './page-data';
import { start } from './start';
import { trustedTypes } from './trusted-types';

/** What the build knows of a page, and the browser does not have to. */
export interface BuiltPage {
  path: string;
  routeId: string;
  /** Paths of the scripts that it hydrates with, the entry last; in development the entry alone. */
  scripts: readonly string[];
  data: unknown;
}

export const BuiltPageContext = createContext<BuiltPage | undefined>(undefined);

/** The HTML document. What stands in it by the build alone, hydration skips. */
export function Document({ children }: { children: ReactNode }) {
  const built = use(BuiltPageContext);
  useEffect(() => {
    document.documentElement.dataset.script = 'running';
  }, []);
  return (
    <html lang="nl" data-route={built?.routeId} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadContent />
        {import.meta.env.SSR && built && <BuiltHead {...built} />}
      </head>
      <body>
        {children}
        {import.meta.env.SSR && built?.data !== undefined && <PageData data={built.data} />}
      </body>
    </html>
  );
}

const BuiltHead = ({ path, scripts }: BuiltPage) => (
  <>
    {/* Nothing is painted before the header is complete. */}
    <link rel="expect" href={`#${CONTENT}`} blocking="render" />
    <Fonts />
    <BrandTags path={path} />
    <script dangerouslySetInnerHTML={{ __html: trustedTypes }} />
    {import.meta.env.PROD ? (
      <script dangerouslySetInnerHTML={{ __html: `(${start})()` }} data-scripts={scripts.join(' ')} />
    ) : (
      <script type="module" src={scripts[0]} />
    )}
  </>
);

const PageData = ({ data }: { data: unknown }) => (
  <script
    id={PAGE_DATA}
    type="application/json"
    // Nothing in it can end the script that holds it.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
);
