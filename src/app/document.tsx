import { HeadContent } from '@tanstack/react-router';
import { type ReactNode, createContext, use, useEffect } from 'react';
import { BrandTags } from './BrandTags';
import { CONTENT } from '../design/global/landmarks';
import { Fonts } from './Fonts';
import { PAGE_DATA } from './page-data';
import { start } from './start';
import { trustedTypes } from './trusted-types';

export interface PageFiles {
  /** Scripts that hydrate the page; the entry is the last. */
  scripts: readonly string[];
  styles?: string;
}

export interface BuiltPage {
  path: string;
  routeId: string;
  files: PageFiles;
  data: unknown;
}

export const BuiltPageContext = createContext<BuiltPage | undefined>(undefined);

/** Hydration skips the elements that only the build renders. */
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
    {/* Blocks the first paint until the whole header is parsed; otherwise the header would jump. */}
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
