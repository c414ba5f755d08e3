const steps = [2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 72, 80, 96] as const;

/** The scale of all spacing: `space[24]` is 24 px; a value that is no step does not compile. It never changes at run time, so it is a constant and not a CSS variable. */
export const space = Object.fromEntries(steps.map((step) => [step, `${step}px`])) as Record<
  (typeof steps)[number],
  string
>;
