/**
 * What a guard or an action is given, as data. A part of the event or of context stands there by its name, with `…` behind
 * it where something is made of it, and what asks for its kind is `computed`.
 */
export function paramsOf(params: unknown): unknown {
  if (typeof params !== 'function') return params;
  try {
    return JSON.parse(JSON.stringify(params({ event: named('event'), context: named('context') }))) as unknown;
  } catch {
    return 'computed';
  }
}

/** `event.draft`, `step: usage`. */
export function inWords(params: unknown): string {
  if (typeof params !== 'object' || params === null) return String(params);
  if (Array.isArray(params)) return params.map(inWords).join(', ');
  return Object.entries(params)
    .map(([key, value]) => `${key}: ${inWords(value)}`)
    .join(', ');
}

/** Stands for a value that nobody knows yet: its parts, and what its methods answer, have names as well. */
const named = (name: string, owner = name): unknown =>
  new Proxy(() => name, {
    get: (_, key) => {
      if (key === 'toJSON' || key === Symbol.toPrimitive) return () => name;
      if (typeof key === 'symbol') return undefined;
      return name.endsWith('…') ? named(name) : named(`${name}.${key}`, name);
    },
    apply: () => named(owner.endsWith('…') ? owner : `${owner}…`),
    getPrototypeOf: () => {
      throw new TypeError(`'${name}' is of no kind yet`);
    },
  });
