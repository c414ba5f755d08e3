/** Parses the type of an event that XState generates: returns the actor and its outcome, or the delay and its state. Other types return `{}`. */
export function readType(type: string): {
  actor?: string;
  outcome?: 'done' | 'error';
  delay?: string;
  state?: string;
} {
  const [source, kind, name, ...rest] = type.split('.');
  if (source !== 'xstate') return {};
  if (kind === 'after') return { delay: name, state: rest.join('.') };
  if ((kind === 'done' || kind === 'error') && name === 'actor') return { actor: rest.join('.'), outcome: kind };
  return {};
}
