const steps = [2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 72, 80, 96] as const;

/**
 * The scale of all spacing: `space[24]` is 24 px, and a value between two steps does not compile. Unlike the values of the theme it
 * never changes, so it is written into the styles instead of asked from a variable.
 */
export const space = Object.fromEntries(steps.map((step) => [step, `${step}px`])) as Record<
  (typeof steps)[number],
  string
>;
