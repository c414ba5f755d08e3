/** Where the fault wizard is closed (D3): the same page, which stays as it is. */
export const withoutWizard = {
  to: '.',
  // Also where the address is that of no page.
  unsafeRelative: 'path',
  search: <Search>(search: Search) => ({ ...search, storing: undefined }),
  // The history entry of the page may carry what the page lives on.
  state: true,
  replace: true,
  resetScroll: false,
} as const;
