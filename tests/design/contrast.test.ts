import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { type Pairs, type Token, shapePairs, dark, light, textPairs } from '../../src/design/tokens/palette';

const rows = (pairs: Pairs) =>
  (Object.entries(pairs) as [Token, readonly Token[]][]).flatMap(([color, grounds]) =>
    grounds.map((ground) => [color, ground] as const),
  );

/** WCAG 2.2, 1.4.3 and 1.4.11. */
describe.each([
  ['light', light],
  ['dark', dark],
])('in %s', (_, palette) => {
  test.each(rows(textPairs))('%s is read on %s', (color, ground) => {
    expect(wcagContrast(palette[color], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(rows(shapePairs))('%s stands out on %s', (color, ground) => {
    expect(wcagContrast(palette[color], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
