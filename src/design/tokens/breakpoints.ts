/** The visitor's own few colours rule: what only a ground or a shadow tells has to be told by a line. */
export const forcedColors = '(forced-colors: active)';

export const phone = '(max-width: 760px)';
export const between = '(min-width: 761px) and (max-width: 1240px)';
export const belowDesktop = '(max-width: 1240px)';
export const desktop = '(min-width: 1241px)';
