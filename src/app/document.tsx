import { HeadContent } from '@tanstack/react-router';
import { type ReactNode, createContext, use, useEffect } from 'react';
import { BrandTags } from './BrandTags';
import { CONTENT } from '../design/global/landmarks';
import { Fonts } from './Fonts';
import { PAGE_DATA } from './page-data';
import { start } from './start';
import { trustedTypes } from './trusted-types';

/** Paths of what a page fetches after the first paint. */
export interface PageFiles {
  /** Scripts that hydrate the page, the entry last. */
  scripts: readonly string[];
  /** The style sheet; in development Vite inserts the styles. */
  styles?: string;
}

/** Facts about a page that only the build needs. */
export interface BuiltPage {
  path: string;
  routeId: string;
  files: PageFiles;
  data: unknown;
}

export const BuiltPageContext = createContext<BuiltPage | undefined>(undefined);

/** The HTML document. Hydration skips the elements that only the build renders. */
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

const BuiltHead = ({ path, files: { scripts, styles } }: BuiltPage) => (
  <>
    {/* The first paint waits for the whole header, or the header would jump. */}
    <link rel="expect" href={`#${CONTENT}`} blocking="render" />
    <Fonts />
    <BrandTags path={path} />
    <script dangerouslySetInnerHTML={{ __html: trustedTypes }} />
    {import.meta.env.PROD ? (
      <script
        dangerouslySetInnerHTML={{ __html: `(${start})()` }}
        data-scripts={scripts.join(' ')}
        data-styles={styles}
      />
    ) : (
      scripts.map((src) => <script key={src} type="module" src={src} />)
    )}
    {styles && (
      <noscript>
        <link rel="stylesheet" href={styles} />
      </noscript>
    )}
  </>
);

const PageData = ({ data }: { data: unknown }) => (
  <script
    id={PAGE_DATA}
    type="application/json"
    // Escaped, so that the data cannot close the script element.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
);
