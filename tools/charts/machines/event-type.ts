/** What the type of an event of XState says: an actor that answered or failed, or a delay of a state that elapsed. */
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
