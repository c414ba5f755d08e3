import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** How many mutants of a transition were tried, and how many a test noticed. */
export interface Defence {
  noticed: number;
  tried: number;
  /** The fingerprint of the transition that was tried. */
  of: string;
}

/** Written by `npm run mutation`. */
export const DEFENCES = 'tests/mutation/defences.json';

export const fingerprint = (said: string): string => createHash('sha256').update(said).digest('hex').slice(0, 12);

export const defences: Record<string, Defence> = JSON.parse(readFileSync(DEFENCES, 'utf8'));

/** A transition that has changed since must be tried again. */
export function defended(name: string, said: string): 'yes' | 'no' | 'not tried' {
  const known = defences[name];
  if (known?.of !== fingerprint(said)) return 'not tried';
  return known.noticed === known.tried ? 'yes' : 'no';
}
