import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AnyEventObject, AnyTransitionDefinition } from 'xstate';
import { charts } from 'virtual:charts';
import type { ShownChart } from '../book/drawing';
import type { Walk } from '../paths/models';
import { readable, statesOf, transitionsOf } from '../machines/transitions';
import { ChartView } from './ChartView';
import { Coverage } from './Coverage';
import { chartsMachine } from './charts.machine';
import { type Flow, flowOf, stepTaken, wordsOf } from './charts.rules';
import * as styles from './qa.css';
import { type Entry, entryOf, leafOf } from './recording';
import { FAILED, LEFT, TOLD, type Told } from '../watched/told';
import { Controls } from './Player';
import { Machines } from './Machines';
import { PageFrame } from './PageFrame';
import { Possible } from './Possible';
import { Walks } from './Paths';
import { Log } from './Log';
import { Scenarios } from './scenarios/Scenarios';
import { Values } from './Values';

const asked = () => location.hash.slice(1);
const known = charts.find(({ id }) => id === asked());
const first = known ?? charts[0];

export function Charts() {
  if (!first) throw new Error('There is no machine.');
  const actor = useActorRef(chartsMachine, {
    input: { charts, chart: first, unknown: known ? undefined : asked() },
  });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { chart, found, walk, step, recording, unknown, clause } = state.context;
  const flow = flowOf(state.context);
  const entry = state.matches('replaying') ? recording[step] : undefined;
  const played = chart.hidden ? (stepTaken(state.context)?.states ?? walk?.start) : undefined;
  const active = entry?.states ?? played ?? (flow ? statesOf(flow.snapshot) : []);
  const possible = state.matches('watching') && flow ? possibleIn(flow) : new Map<string, AnyEventObject>();

  useEffect(() => {
    const listen = (event: Event) => {
      const { inspected, view, show, send } = (event as CustomEvent<Told>).detail;
      const told = entryOf(inspected);
      if (!told) return;
      const { entry: happened, snapshot } = told;
      const flow = { id: happened.flow, snapshot, view, seen: view?.checkVisibility() ?? true, show, send };
      actor.send({ type: 'flow.tell', flow, entry: happened });
    };
    const leave = () => actor.send({ type: 'page.leave' });
    const fail = (event: Event) => {
      actor.send({ type: 'page.fail', message: (event as CustomEvent<string>).detail });
    };
    const choose = () => {
      const { chart: shown } = actor.getSnapshot().context;
      if (asked() !== shown.id) actor.send({ type: 'chart.choose', id: asked() });
    };
    const focusing = actor.on('focus', ({ target }) => focusOn(target));
    window.addEventListener(TOLD, listen);
    window.addEventListener(LEFT, leave);
    window.addEventListener(FAILED, fail);
    window.addEventListener('hashchange', choose);
    return () => {
      focusing.unsubscribe();
      window.removeEventListener(TOLD, listen);
      window.removeEventListener(LEFT, leave);
      window.removeEventListener(FAILED, fail);
      window.removeEventListener('hashchange', choose);
    };
  }, [actor]);

  useEffect(() => {
    if (!asked() || asked() === unknown) history.replaceState(history.state, '', `#${chart.id}`);
    else if (asked() !== chart.id) location.hash = chart.id;
  }, [chart, unknown]);

  return (
    <div className={styles.page}>
      <header className={styles.head} aria-label="Charts">
        <h1>Charts</h1>
        {unknown && <p role="alert">{`There is no machine '${unknown}'.`}</p>}
        <p role="status">{statusOf(state.value, walk, entry, active, chart)}</p>
        <Controls actor={actor} />
      </header>
      <nav className={styles.column} aria-label="Machines">
        <Machines actor={actor} />
      </nav>
      <main className={styles.middle} aria-label="Chart">
        <ChartView
          chart={chart}
          active={active}
          found={found}
          possible={possible}
          clause={clause}
          onLook={(looked) => actor.send({ type: 'part.look', clause: looked })}
          onSend={(event) => actor.send({ type: 'event.send', event })}
        />
        <div className={styles.panels}>
          <Possible actor={actor} possible={possible} />
          <Values flow={flow} />
          <Coverage chart={chart} />
          <Walks actor={actor} />
          <Log actor={actor} />
          <Scenarios actor={actor} />
        </div>
      </main>
      <PageFrame actor={actor} />
    </div>
  );
}

function possibleIn({ snapshot }: Flow): Map<string, AnyEventObject> {
  const names = transitionsOf(snapshot.machine);
  const samples = charts.find(({ id }) => id === snapshot.machine.id)?.walks.flatMap(({ steps }) => steps) ?? [];
  const found = new Map<string, AnyEventObject>();
  if (snapshot.status !== 'active') return found;
  for (const { event } of new Map(samples.map((sample) => [JSON.stringify(sample.event), sample])).values()) {
    for (const definition of snapshot.machine.getTransitionData(snapshot, event) as AnyTransitionDefinition[]) {
      const name = names.get(definition);
      if (name && !found.has(name)) found.set(name, event);
    }
  }
  return found;
}

function statusOf(
  value: unknown,
  walk: Walk | undefined,
  entry: Entry | undefined,
  active: readonly string[],
  { lead, hidden }: ShownChart,
): string {
  if (entry) return `Replaying ${entry.machine}: ${readable(entry.event.type)}`;
  if (walk) return `Playing: ${wordsOf(walk)}`;
  if (value === 'opening') return 'Opening the recording';
  if (active.length) return `In ${leafOf(active)}`;
  if (hidden) return 'No page shows this flow: its paths are played on the chart alone';
  return `No such flow on the page yet${lead ? `: it begins in ${lead.state}` : ''}`;
}

/** An element in a closed list cannot take the focus; its summary does. */
function focusOn(id: string): void {
  const target = document.getElementById(id);
  (target?.closest('details:not([open])')?.querySelector('summary') ?? target)?.focus();
}
