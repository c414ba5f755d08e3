import type { AnyStateMachine } from 'xstate';
import { actionNames } from './chart';

/**
 * The definition of a machine as JSON, in the words of `createMachine`, which Stately Studio reads. What is written as a
 * function stands there by its name.
 */
export const definitionOf = (machine: AnyStateMachine): string =>
  JSON.stringify(
    machine.config,
    (key, value: unknown) => {
      if (isAction(value)) return { type: actionNames(value)[0] };
      if (typeof value !== 'function') return value;
      return key === 'guard' ? { type: value.name || 'guard' } : undefined;
    },
    2,
  );

/** `assign()` and the like are functions that carry what they do. */
const isAction = (value: unknown): boolean => typeof value === 'function' && 'type' in value;
