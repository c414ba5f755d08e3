import type { AnyStateMachine } from 'xstate';
import { type Chart, actionNames } from '../book/chart';
import { paramsOf } from '../book/params';

/** The definition of a machine as JSON for `createMachine`, which Stately Studio imports. Functions appear by name, parameters by their source; `meta` has the delays. */
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
