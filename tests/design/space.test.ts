import { type Expression, type ObjectExpression, Visitor, parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const styles = import.meta.glob<string>('../../src/**/*.css.ts', { query: '?raw', import: 'default', eager: true });

const SPACING = /^((padding|margin)\w*|gap|rowGap|columnGap)$/;
/** Hairlines and offsets are no spacing. */
const isSpacing = (px: number) => px > 1 && px <= 100;

const pixelsInText = (text: string) =>
  text.includes('(') ? [] : [...text.matchAll(/(\d+)px/g)].map(([, px]) => Number(px));

function pixelsIn(value: Expression): number[] {
  if (value.type === 'TemplateLiteral') return value.quasis.flatMap(({ value: { raw } }) => pixelsInText(raw));
  if (value.type !== 'Literal') return [];
  return typeof value.value === 'number' ? [value.value] : pixelsInText(String(value.value));
}

function strays([file, source]: [string, string]): string[] {
  const found: string[] = [];
  const visit = ({ properties }: ObjectExpression) => {
    for (const property of properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier' || !SPACING.test(property.key.name))
        continue;
      const { key, value } = property;
      const given: Expression = value.type === 'UnaryExpression' ? value.argument : value;
      if (pixelsIn(given).some(isSpacing)) found.push(`${file}: ${source.slice(key.start, value.end)}`);
    }
  };
  new Visitor({ ObjectExpression: visit }).visit(parseSync(file, source).program);
  return found;
}

test('all spacing is a step of the scale (src/design/tokens/space.ts)', () => {
  expect(Object.keys(styles).length).toBeGreaterThan(50);
  expect(Object.entries(styles).flatMap(strays)).toEqual([]);
});
