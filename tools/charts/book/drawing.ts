import type { Chart, ChartTransition } from './chart';
import type { Lead } from './lead';

/** A chart as the page of the charts has it. */
export interface ShownChart extends Chart {
  /** Where its flow is seen. */
  page: string;
  /** How a machine that another one invokes comes to begin. */
  lead?: Lead;
  drawing: Drawing;
}

/** Where everything of a chart stands, in pixels from its corner. */
export interface Drawing {
  width: number;
  height: number;
  /** By id, each with the names of the transitions that stay in it. */
  states: Record<string, { box: Box; inner: string[] }>;
  /** Each with the names of the transitions that take it. */
  arrows: { path: string; label: Box; transitions: string[] }[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Height of the line of a transition. */
export const ROW = 26;

export const labelOf = ({ event, wait, guard, asked, reenter }: ChartTransition) =>
  [event, wait && `(${wait})`, guard && `[${guardText({ guard, asked })}]`, reenter && '↻'].filter(Boolean).join(' ');

/** A guard with what it is given. */
export const guardText = ({ guard = '', asked }: Pick<ChartTransition, 'guard' | 'asked'>) =>
  asked === undefined ? guard : `${guard}(${asked})`;
