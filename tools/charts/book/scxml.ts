import { type ReactNode, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart, ChartState, ChartTransition } from './chart';

interface Element {
  name: string;
  attributes?: Record<string, string | undefined>;
  inside?: Element[];
}

/** A machine as SCXML (https://www.w3.org/TR/scxml/): actions are logs, guards are names, clauses have their own namespace. */
export const scxmlOf = (chart: Chart): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${renderToStaticMarkup(
    drawn({
      name: 'scxml',
      attributes: {
        xmlns: 'http://www.w3.org/2005/07/scxml',
        'xmlns:chart': 'urn:chart',
        version: '1.0',
        datamodel: 'ecmascript',
        name: chart.id,
        initial: chart.id,
      },
      inside: chart.states.slice(0, 1).map((root) => stateIn(chart, root)),
    }),
  )}\n`;

function stateIn(chart: Chart, state: ChartState): Element {
  const { id, type, actors, entry, exit, description, spec } = state;
  const inside = chart.states.filter(({ parent }) => parent === id);
  const transitions = chart.transitions.filter(({ source }) => source === id);
  const delays = [...new Set(transitions.flatMap(({ event }) => (event.startsWith('after ') ? [event] : [])))];
  const waits = delays.map((event) => ({ event, id: eventOf(event, id), name: event.slice('after '.length) }));
  return {
    name: type === 'parallel' || type === 'final' ? type : 'state',
    attributes: {
      id,
      initial: type === 'parallel' ? undefined : inside.find(({ initial }) => initial)?.id,
      'chart:description': description,
      'chart:clause': spec,
    },
    inside: [
      ...block('onentry', [
        ...entry.map(log),
        ...waits.map(({ id: event, name }) => ({
          name: 'send',
          attributes: { event, id: event, ...delayOf(chart, name) },
        })),
      ]),
      ...block('onexit', [
        ...waits.map(({ id: sendid }) => ({ name: 'cancel', attributes: { sendid } })),
        ...exit.map(log),
      ]),
      ...actors.map((actor) => ({ name: 'invoke', attributes: { id: actor, type: 'actor', src: actor } })),
      ...inside.map((child) => stateIn(chart, child)),
      ...transitions.map(transitionOf),
    ],
  };
}

const transitionOf = (transition: ChartTransition): Element => ({
  name: 'transition',
  attributes: {
    event: transition.event === 'always' ? undefined : eventOf(transition.event, transition.source),
    cond: transition.guard && `${transition.guard}(${transition.asked ? JSON.stringify(transition.asked) : ''})`,
    target: transition.targets.join(' ') || undefined,
    type: transition.reenter ? 'external' : 'internal',
    'chart:clause': transition.spec,
  },
  inside: transition.actions.map(log),
});

const eventOf = (event: string, state: string): string =>
  event
    .replace('done.actor.', 'done.invoke.')
    .replace('error.actor.', 'error.platform.')
    .replace(/^after (.+)$/, `after.$1.${state}`);

function delayOf({ delays }: Chart, name: string): Record<string, string> {
  const milliseconds = delays.find((delay) => delay.name === name && !delay.variant)?.milliseconds;
  return Number.isNaN(Number(milliseconds)) ? { delayexpr: `${name}()` } : { delay: `${milliseconds}ms` };
}

const log = (action: string): Element => ({
  name: 'log',
  attributes: { label: 'action', expr: JSON.stringify(action) },
});

const block = (name: string, inside: Element[]): Element[] => (inside.length ? [{ name, inside }] : []);

function drawn({ name, attributes, inside = [] }: Element, depth = 0): ReactNode {
  const line = (by: number) => `\n${'  '.repeat(by)}`;
  const lines = inside.flatMap((child) => [line(depth + 1), drawn(child, depth + 1)]);
  return createElement(name, attributes, ...(lines.length ? [...lines, line(depth)] : []));
}
