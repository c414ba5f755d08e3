import type { Chart, ChartTransition } from './chart';
import type { Lead } from './lead';

export interface ShownChart extends Chart {
  page: string;
  /** No page shows it: a path is played on the chart alone. */
  hidden: boolean;
  lead?: Lead;
  drawing: Drawing;
}

/** Where everything of a chart stands, in pixels from its corner. */
export interface Drawing {
  width: number;
  height: number;
  states: Record<string, { box: Box; inner: string[] }>;
  arrows: { path: string; label: Box; transitions: string[] }[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const ROW = 26;

/** From an event inside a state back to it. */
export const loopBeside = (right: number, y: number) => `M${right + 6} ${y + 8}h11v${ROW - 16}h-11`;

export const labelOf = ({ event, wait, guard, asked, reenter }: ChartTransition) =>
  [event, wait && `(${wait})`, guard && `[${guardText({ guard, asked })}]`, reenter && '↻'].filter(Boolean).join(' ');

export const guardText = ({ guard = '', asked }: Pick<ChartTransition, 'guard' | 'asked'>) =>
  asked === undefined ? guard : `${guard}(${asked})`;

export const isExtension = ({ spec }: { spec: string }) => spec.startsWith('extension:');
