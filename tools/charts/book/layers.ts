import type { Chart, ChartTransition } from './chart';

export interface Layers {
  /** Numbers of paths that take it. */
  node: number;
  browser: number;
  defended: ChartTransition['defended'];
}

/** Counts the paths that take a transition, and says whether a test notices its mutants. */
export function layersOf({ walks }: Pick<Chart, 'walks'>, { name, defended }: ChartTransition): Layers {
  const through = walks.filter(({ taken }) => taken.includes(name));
  return { node: through.length, browser: through.filter(({ forPage }) => forPage).length, defended };
}

const isInAll = ({ node, browser, defended }: Layers) => node > 0 && browser > 0 && defended === 'yes';

/** The transitions that are not held in all three layers. */
export const partlyHeld = (chart: Pick<Chart, 'walks' | 'transitions'>) =>
  chart.transitions
    .map((transition) => ({ name: transition.name, layers: layersOf(chart, transition) }))
    .filter(({ layers }) => !isInAll(layers));

export const layersSaid = ({ node, browser, defended }: Layers) =>
  `${node} paths in Node, ${browser} in the browser, defended: ${defended}`;
