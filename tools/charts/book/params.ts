/** The parameters of a guard or action as data. Parts of event and context appear by name, with `…` where a function changes them; a branch on them is `computed`. */
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

/** A proxy for an unknown value: properties and results of methods have names as well. */
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
