declare module 'virtual:charts' {
  /** Every machine, with the page on which it is seen, and its drawing. */
  export const charts: import('../book/drawing').ShownChart[];
}
