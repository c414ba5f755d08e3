import { type ActorRefFrom, assign, setup } from 'xstate';
import type { StateMeta } from '../effects';
import { unprovided } from '../unprovided';
import { HOUR, type PricePoint, covers } from './prices.rules';

/** The prices of a day, and when they were looked at. */
export interface Prices {
  points: readonly PricePoint[];
  /** In ms since 1970. */
  now: number;
}

export type PricesEvent = { type: 'retry' };

export type PricesActor = ActorRefFrom<typeof pricesMachine>;

/** The energy price block: the hourly prices of today. */
export const pricesMachine = setup({
  types: {
    context: {} as Prices,
    events: {} as PricesEvent,
    meta: {} as StateMeta,
  },
  actors: {
    loadPrices: unprovided<Prices, void>('loadPrices'),
  },
  delays: {
    TIMEOUT: 10_000,
    UNTIL_NEXT_HOUR: ({ context }) => HOUR - (context.now % HOUR),
  },
  guards: {
    dayOver: ({ context }) => !covers(context.points, nextHour(context.now)),
  },
}).createMachine({
  id: 'prices',
  description: 'The energy price block of a regional page.',
  meta: { spec: '§2 Energy price block' },
  context: { points: [], now: 0 },
  initial: 'loading',
  states: {
    loading: {
      description: 'A spinner shows while the prices are made or fetched.',
      meta: { spec: '§4 Price block' },
      invoke: {
        id: 'loadPrices',
        src: 'loadPrices',
        onDone: { target: 'loaded', actions: assign(({ event }) => event.output) },
        onError: 'failed',
      },
      after: {
        TIMEOUT: { target: 'failed', meta: { spec: 'extension: who waits for ten seconds is told that it failed' } },
      },
    },
    loaded: {
      description:
        'Current price with its change, mean, cheapest hour, and all hours of the day; it goes with the clock.',
      meta: { spec: '§4 Price block' },
      after: {
        UNTIL_NEXT_HOUR: [
          { guard: 'dayOver', target: 'loading', meta: { spec: 'extension: a page left open stays true' } },
          {
            target: 'loaded',
            reenter: true,
            actions: assign({ now: ({ context }) => nextHour(context.now) }),
            meta: { spec: 'extension: a page left open stays true' },
          },
        ],
      },
    },
    failed: {
      description: 'The prices could not be had, and the block says so.',
      meta: { spec: '§4 Price block, §8 Prices' },
      on: {
        retry: { target: 'loading', meta: { spec: 'extension: the visitor can ask once more' } },
      },
    },
  },
});

const nextHour = (now: number) => now - (now % HOUR) + HOUR;
