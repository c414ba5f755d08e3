import type { ActorRefFrom } from 'xstate';
import type { chartsMachine } from './charts.machine';

export type Actor = ActorRefFrom<typeof chartsMachine>;
