import type { Chart, ChartTransition } from './chart';

export interface Layers {
  /** Numbers of paths that take it. */
  node: number;
  browser: number;
  defended: ChartTransition['defended'];
}

/** Where a transition is held: by paths in Node, by paths in the browser, and by a mutant that a test noticed. */
export function layersOf({ walks }: Pick<Chart, 'walks'>, { name, defended }: ChartTransition): Layers {
  const through = walks.filter(({ taken }) => taken.includes(name));
  return { node: through.length, browser: through.filter(({ forPage }) => forPage).length, defended };
}

export const isInAll = ({ node, browser, defended }: Layers) => node > 0 && browser > 0 && defended === 'yes';

export const layersSaid = ({ node, browser, defended }: Layers) =>
  `${node} paths in Node, ${browser} in the browser, defended: ${defended}`;
