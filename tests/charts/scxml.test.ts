import { type HTMLElement, parse, valid } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { allCharts } from '../../tools/charts/book/chart';
import { scxmlOf } from '../../tools/charts/book/scxml';

const charts = await allCharts();
const STATES = ['state', 'parallel', 'final'];

const inside = (element: HTMLElement, name: string): HTMLElement[] =>
  element.childNodes.map((node) => node as HTMLElement).filter(({ rawTagName }) => rawTagName === name);

describe.each(charts.map((chart) => [chart.id, chart] as const))('%s as SCXML', (id, chart) => {
  const text = scxmlOf(chart);
  const root = parse(text).querySelector('scxml')!;
  const states = root.querySelectorAll(STATES.join(', '));

  test('is well-formed, and begins where the machine begins', () => {
    expect(valid(text)).toBe(true);
    expect(root.getAttribute('xmlns')).toBe('http://www.w3.org/2005/07/scxml');
    expect(root.getAttribute('initial')).toBe(id);
  });

  test('has its states, each in its parent, with clause and actors', () => {
    expect(
      states.map((state) => ({
        id: state.id,
        parent: state.parentNode === root ? undefined : state.parentNode?.id,
        final: state.rawTagName === 'final',
        spec: state.getAttribute('chart:clause'),
        actors: inside(state, 'invoke').map((invoke) => invoke.id),
      })),
    ).toEqual(
      chart.states.map(({ id, parent, type, spec, actors }) => ({ id, parent, final: type === 'final', spec, actors })),
    );
    for (const state of states) {
      const initial = chart.states.find((known) => known.parent === state.id && known.initial)?.id;
      expect(state.getAttribute('initial')).toBe(initial);
    }
  });

  test('has its transitions, with guards and what they are given', () => {
    for (const state of states) {
      expect(
        inside(state, 'transition').map((transition) => ({
          cond: transition.getAttribute('cond'),
          target: transition.getAttribute('target') ?? '',
          actions: inside(transition, 'log').map((log) => JSON.parse(log.getAttribute('expr') ?? '')),
        })),
      ).toEqual(
        chart.transitions
          .filter(({ source }) => source === state.id)
          .map(({ guard, asked, targets, actions }) => ({
            cond: guard && `${guard}(${asked ? JSON.stringify(asked) : ''})`,
            target: targets.join(' '),
            actions,
          })),
      );
    }
  });

  test('waits as long', () => {
    const sent = root
      .querySelectorAll('send')
      .map((send) => [send.getAttribute('event'), send.getAttribute('delay') ?? send.getAttribute('delayexpr')]);
    const waiting = chart.transitions.filter(({ wait }) => wait);

    expect(new Map(sent as [string, string][])).toEqual(
      new Map(
        waiting.map(({ event, source, wait = '' }) => [
          `after.${event.slice('after '.length)}.${source}`,
          wait.startsWith('computed') ? `${event.slice('after '.length)}()` : `${Number.parseInt(wait, 10)}ms`,
        ]),
      ),
    );
    for (const [event] of sent) {
      expect(root.querySelectorAll('transition').map((transition) => transition.getAttribute('event'))).toContain(
        event,
      );
    }
  });
});
