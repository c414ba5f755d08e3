declare module 'virtual:charts' {
  export const charts: import('../book/drawing').ShownChart[];
}
