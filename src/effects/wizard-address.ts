/** The same page, which stays as it is (D3). */
const samePage = {
  to: '.',
  // Also where the address is that of no page.
  unsafeRelative: 'path',
  // The history entry of the page may carry what the page lives on.
  state: true,
  resetScroll: false,
} as const;

/** Where the fault wizard is open. */
export const withWizard = {
  ...samePage,
  search: <Search>(search: Search) => ({ ...search, storing: 'melden' as const }),
} as const;

/** Where it is closed. */
export const withoutWizard = {
  ...samePage,
  search: <Search>(search: Search) => ({ ...search, storing: undefined }),
  replace: true,
} as const;
