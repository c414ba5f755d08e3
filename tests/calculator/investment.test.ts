import { describe, expect, it } from 'vitest';
import { calculationText } from '../../content/calculator/calculation';
import { investmentLabel, investmentShown, withoutInvestment } from '../../content/calculator/investment';
import { handover } from '../forms/forms.model';

describe('§9 the investment is never shown to a visitor', () => {
  it('is a figure for sales, and no figure in what a visitor gets; the rest is the same', () => {
    const forSales = calculationText(handover).split('\n');
    const forVisitor = withoutInvestment(forSales.join('\n')).split('\n');
    const changed = forSales.flatMap((line, place) => (line === forVisitor[place] ? [] : [[line, forVisitor[place]]]));

    expect(changed).toEqual([
      [expect.stringMatching(new RegExp(`^${investmentLabel}: €`)), `${investmentLabel}: ${investmentShown}`],
    ]);
    expect(forVisitor).toHaveLength(forSales.length);
  });
});
