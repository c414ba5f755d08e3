/** The same page, unchanged (D3). */
const samePage = {
  to: '.',
  unsafeRelative: 'path',
  // Keep the state of the history entry, which the page may need.
  state: true,
  resetScroll: false,
} as const;

export const withWizard = {
  ...samePage,
  search: <Search>(search: Search) => ({ ...search, storing: 'melden' as const }),
} as const;

export const withoutWizard = {
  ...samePage,
  search: <Search>(search: Search) => ({ ...search, storing: undefined }),
  replace: true,
} as const;

export const withoutHash = { ...samePage, search: true, hash: '', replace: true } as const;
