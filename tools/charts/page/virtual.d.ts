declare module 'virtual:charts' {
  export const charts: import('../book/drawing').ShownChart[];
  /** The words of each clause of docs/requirements.md, by its sign and name. */
  export const clauses: Record<string, string>;
}
