import { fromPromise } from 'xstate';
import { marketDefaults } from '../../../content/market';
import { type OutlookInput, type OutlookSnapshot, outlookMachine } from '../../../machines/outlook/outlook.machine';
import { type AssumptionField, type Assumptions, numberIn } from '../../../machines/outlook/assumptions.rules';
import type { Outlook } from '../../../machines/outlook/outlook.rules';
import { importWithRetry } from '../../import-with-retry';

const model = importWithRetry(() => import('./outlook-model'));

export const outlookLogic = outlookMachine.provide({
  actors: {
    compute: fromPromise<Outlook, OutlookInput>(async ({ input }) => {
      const [{ compute }] = await Promise.all([model(), afterNextPaint()]);
      return compute(input);
    }),
  },
});

/** A press shows itself before a year is computed: the second frame follows the paint of the first. A hidden page has none. */
async function afterNextPaint(): Promise<void> {
  for (const _ of [1, 2]) if (!document.hidden) await new Promise(requestAnimationFrame);
}

export const firstAssumptions: Assumptions = { pattern: 'household', battery: 10, typed: marketDefaults };

export const outlookIn = ({ context }: OutlookSnapshot) => context.outlook;
export const assumptionsIn = ({ context }: OutlookSnapshot) => context.assumptions;
export const isFailed = (snapshot: OutlookSnapshot) => snapshot.matches('failed');
export const isWrong = (field: AssumptionField) => (snapshot: OutlookSnapshot) =>
  snapshot.matches('refused') && numberIn(field, snapshot.context.assumptions.typed[field]) === undefined;
