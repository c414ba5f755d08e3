import fc from 'fast-check';

/** Whatever is drawn by chance is drawn the same way each time; `SEED=2 npm test` draws other things. */
export const seed = Number(process.env.SEED ?? 1);
fc.configureGlobal({ seed });

/** How often a property has to hold. */
export const fuzzed = { numRuns: 10_000 };

/** Drawing so much takes longer than a test usually may. */
export const PATIENCE = 60_000;

/** Draws one of some, if there are any. */
export function draws() {
  const [numbers] = fc.sample(fc.infiniteStream(fc.nat()), { numRuns: 1, unbiased: true });
  return <One>(some: readonly One[]): One | undefined => some[numbers?.next().value % some.length];
}
