import { savingsFor } from '../../machines/calculator/calculator.rules';
import { linkOf } from '../../machines/calculator/share.rules';
import { hoursOf } from '../../machines/outlook/hours.rules';
import { outlookMachine } from '../../machines/outlook/outlook.machine';
import { outlookOf } from '../../machines/outlook/outlook.rules';
import { marketDefaults } from '../../content/market';
import { sunOver } from '../../src/services/sun';
import type { Promises } from '../../tools/charts/checks';
import { modelOf } from '../../tools/charts/paths/model';
import { done, elapsed, failed } from '../support/world';

export const hours = hoursOf(2027);
export const sun = sunOver(hours);

/** As `calculate` of the journeys fills it in. */
const usage = { verbruik: 4000, dakrichting: 'zuidwest', dakhoek: 45 } as const;
export const subject = { usage, savings: savingsFor(usage) };
export const assumptions = { pattern: 'household', battery: 10, typed: marketDefaults } as const;
export const outlook = outlookOf(subject, assumptions, hours, sun);

export const outlookModel = modelOf(
  outlookMachine,
  [
    done('compute', outlook),
    failed('compute', new Error('Failed to fetch')),
    elapsed('TIMEOUT', 'outlook.computing'),
    { type: 'pattern.choose', pattern: 'home' },
    { type: 'battery.choose', battery: 0 },
    { type: 'assumption.change', field: 'bareTariff', value: '10' },
    { type: 'assumption.change', field: 'bareTariff', value: '' },
    { type: 'retry' },
  ],
  {
    input: { subject, assumptions },
    page: `/zonnepanelen#${new URLSearchParams(linkOf({ ...usage, assumptions }))}`,
    // Which assumptions hold changes nothing of what can be done, unless one of them cannot be.
    key: ({ value, context }) => JSON.stringify([value, context.outlook !== undefined]),
    // Code that has loaded stays loaded, so that only the first outlook can fail. A repeated choice or text sends no event.
    onPage: ({ context: { outlook: loaded, assumptions: given } }, event) => {
      switch (event.type) {
        case 'pattern.choose':
          return event.pattern !== given.pattern;
        case 'battery.choose':
          return event.battery !== given.battery;
        case 'assumption.change':
          return event.value !== given.typed[event.field];
        default:
          return !loaded || !/^xstate\.(error|after)/.test(event.type);
      }
    },
  },
);

export const outlookPromises: Promises = {
  machine: 'outlook',
  ends: ['outlook.shown', 'outlook.refused'],
  spared: {
    'assumption.change': 'an assumption stands for nobody: the outlook that follows from it goes along with the quote',
  },
};
