/** Forced colours: rely on borders, not on backgrounds and shadows. */
export const forcedColors = '(forced-colors: active)';

export const phone = '(max-width: 760px)';
export const abovePhone = '(min-width: 761px)';
export const between = '(min-width: 761px) and (max-width: 1240px)';
export const belowDesktop = '(max-width: 1240px)';
export const desktop = '(min-width: 1241px)';
