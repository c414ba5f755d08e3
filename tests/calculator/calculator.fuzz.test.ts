import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import { calculatorMachine } from '../../machines/calculator/calculator.machine';
import { type Savings, digits, savingsFor, summaryOf, usageValid } from '../../machines/calculator/calculator.rules';
import { dakhoeken, dakrichtingen } from '../../machines/calculator/roof.rules';
import { compactPostcode, formatPostcode } from '../../machines/address/address.rules';
import { calculatorDraftIn } from '../../machines/calculator/draft.rules';
import { monthsOf } from '../../machines/calculator/year.rules';
import { fuzzed } from '../../tools/charts/paths/chance';
import { found, left, notFound } from './calculator.model';

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'0123456789 .,-+eE٣３ ABCxyzij\n'), maxLength: 12 }),
  fc
    .tuple(fc.nat(99_999), fc.constantFrom('', ' ', '-', '\t'), fc.string({ maxLength: 4 }))
    .map((parts) => parts.join('')),
);

describe('fuzzed: what is typed in a field', () => {
  test('a postcode has its form, whatever comes, and keeps it', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const postcode = formatPostcode(value);

        expect(postcode).toMatch(/^[A-Z0-9]{0,4}$|^[A-Z0-9]{4} [A-Z0-9]{1,2}$/);
        expect(formatPostcode(postcode)).toBe(postcode);
        expect(compactPostcode(value).startsWith(compactPostcode(postcode))).toBe(true);
      }),
      fuzzed,
    );
  });

  test('a house number is the first five digits', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const number = digits(value, 5);

        expect(number).toMatch(/^[0-9]{0,5}$/);
        expect(
          [...value]
            .filter((character) => '0123456789'.includes(character))
            .join('')
            .slice(0, 5),
        ).toBe(number);
      }),
      fuzzed,
    );
  });

  test('a usage is refused, or yields figures that are numbers', () => {
    fc.assert(
      fc.property(
        typed,
        fc.constantFrom(...dakrichtingen),
        fc.constantFrom(...dakhoeken),
        (value, dakrichting, dakhoek) => {
          const verbruik = digits(value, 5);
          if (Number(verbruik) === 0) return void expect(usageValid(verbruik)).toBe(false);
          const usage = { verbruik: Number(verbruik), dakrichting, dakhoek };
          const savings = savingsFor(usage);

          expect(allPositive(savings)).toBe(true);
          expect(monthsOf(usage, savings).reduce((sum, { used }) => sum + used, 0)).toBe(usage.verbruik);
        },
      ),
      fuzzed,
    );
  });
});

const allPositive = (figures: Savings) =>
  Object.values(figures).every((figure) => Number.isFinite(figure) && figure > 0);

/** A draft, a corrupted one, or anything. */
const kept = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('address', 'usage', 'roof', 'result'),
      fc.dictionary(fc.constantFrom('verbruik', 'dakhoek', 'options', 'step'), typed),
    )
    .map(([step, changes]) => ({ ...left(step), ...changes })),
  fc.anything(),
);

const event = fc.oneof(
  typed.map((value) => ({ type: 'postcode.change', value })),
  typed.map((value) => ({ type: 'huisnummer.change', value })),
  typed.map((value) => ({ type: 'verbruik.change', value })),
  kept
    .map((draft) => ({ type: 'draft.restore', draft: calculatorDraftIn(draft) }))
    .filter(({ draft }) => draft !== undefined),
  fc.constantFrom(
    { type: 'postcode.change', value: '3811lm' },
    { type: 'huisnummer.change', value: '1' },
    { type: 'address.submit' },
    { type: 'address.pick', addressId: 'adr-2' },
    { type: 'usage.submit' },
    { type: 'dakrichting.change', value: 'noord' },
    { type: 'dakhoek.change', value: 60 },
    { type: 'roof.submit' },
    { type: 'quote.request' },
    { type: 'restart' },
    found(),
    notFound('notFound'),
    notFound('failed'),
  ),
);

type Context = ReturnType<typeof getInitialSnapshot<typeof calculatorMachine>>['context'];

const formed = ({ address: { postcode, huisnummer }, verbruik }: Context) =>
  /^[A-Z0-9]{0,4}( [A-Z0-9]{1,2})?$/.test(postcode) && /^[0-9]{0,5}$/.test(huisnummer) && /^[0-9]{0,5}$/.test(verbruik);

test('fuzzed: whatever happens in whatever order, no incomplete address is asked for and no wrong figure shown', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 10 }), (events) => {
      let snapshot = getInitialSnapshot(calculatorMachine);
      return events.every((next) => {
        // An actor that does not run cannot fail.
        if (next.type.startsWith('xstate.error') && !snapshot.can(next as never)) return true;
        snapshot = getNextSnapshot(calculatorMachine, snapshot, next as never);
        const { address } = snapshot.context;
        return (
          snapshot.status === 'active' &&
          formed(snapshot.context) &&
          (!snapshot.matches({ address: 'asking' }) || (address.postcode.length === 7 && address.huisnummer !== '')) &&
          (!snapshot.matches('result') || allPositive(summaryOf(snapshot.context).savings))
        );
      });
    }),
    fuzzed,
  );
});
