const pages: Record<string, string> = {
  '/zonnepanelen': 'zonnepanelen-installatie',
  '/regios/thuisbatterij': 'thuisbatterij',
  '/laadpaal': 'laadpaal-installatie',
  '/dakrenovatie': 'dakrenovatie-installatie',
};

/** What a page is about, for `?keuze=` at /offerte: that of its own path or of the one above it. */
export const choiceOfPage = (path: string): string | undefined =>
  /^\/diensten\/([^/]+)/.exec(path)?.[1] ?? pages[path] ?? pages[path.slice(0, path.lastIndexOf('/'))];
