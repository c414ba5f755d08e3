import fc from 'fast-check';

/** Seeds all random choices; `SEED=2 npm test` makes others. */
export const seed = Number(process.env.SEED ?? 1);
fc.configureGlobal({ seed });

export const fuzzed = { numRuns: 10_000 };

export function draws() {
  const [numbers] = fc.sample(fc.infiniteStream(fc.nat()), { numRuns: 1, unbiased: true });
  return <One>(some: readonly One[]): One | undefined => some[numbers?.next().value % some.length];
}
