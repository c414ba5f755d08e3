import type { AnyStateMachine } from 'xstate';
import { type Chart, actionNames } from '../book/chart';
import { paramsOf } from '../book/params';

/**
 * The definition of a machine as JSON, in the words of `createMachine`, which Stately Studio reads. What is written as a
 * function stands there by its name, and what a guard or an action is given by where it comes from. `meta` has the delays.
 */
export const definitionOf = ({ config }: AnyStateMachine, { delays }: Pick<Chart, 'delays'>): string =>
  JSON.stringify(
    { ...config, meta: { ...(config.meta as object | undefined), delays } },
    (key, value: unknown) => {
      if (isAction(value)) return { type: actionNames(value)[0] };
      if (key === 'params') return paramsOf(value);
      if (typeof value !== 'function') return value;
      return key === 'guard' ? { type: value.name || 'guard' } : undefined;
    },
    2,
  );

/** `assign()` and the like are functions that carry what they do. */
const isAction = (value: unknown): boolean => typeof value === 'function' && 'type' in value;
