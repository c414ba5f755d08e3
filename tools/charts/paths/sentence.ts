import { readType } from '../machines/event-type';

/** The title of a path. */
export const titleOf = (sentences: readonly string[]): string => sentences.join(', ') || 'nothing happens';

export function sentence({ type, ...payload }: { type: string; output?: unknown; error?: unknown }): string {
  const { actor, outcome, delay } = readType(type);
  if (Array.isArray(payload.output) && payload.output.length === 0) return `${actor} answers with nothing`;
  if (typeof payload.output === 'string') return `${actor} answers ${payload.output}`;
  if (payload.error instanceof Error) return `${actor} fails with ${payload.error.message}`;
  if (actor) return `${actor} ${outcome === 'done' ? 'answers' : 'fails'}`;
  if (delay) return `${delay} elapses`;
  return [type, ...Object.values(payload).map(told)].join(' ');
}

export function told(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const [short, long] = [Object.values(value).filter(isShort), Object.values(value).filter((inner) => !isShort(inner))];
  return [...short, ...long].map(told).find(Boolean) ?? '';
}

const isShort = (value: unknown) => typeof value !== 'object';
