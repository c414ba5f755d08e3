/** Whatever is drawn by chance is drawn the same way each time; `SEED=2 npm test` draws other things. */
export const seed = Number(process.env.SEED ?? 1);

/** How often a property has to hold. */
export const fuzzed = { numRuns: 10_000, seed };

/** Drawing so much takes longer than a test usually may. */
export const PATIENCE = 60_000;
