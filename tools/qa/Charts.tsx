import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom, AnyEventObject, AnyTransitionDefinition } from 'xstate';
import { charts } from 'virtual:charts';
import type { Lead } from '../charts/lead';
import { readable, transitionsOf } from '../machines/transitions';
import { sentence } from '../../tests/support/sentence';
import { ChartView } from './ChartView';
import { type Flow, chartsMachine, flowOf } from './charts.machine';
import * as styles from './qa.css';
import { type Entry, entryOf, statesOf, written } from './recording';
import { scenarios } from './scenarios';
import type { Stage } from './stage';
import { TOLD, type Told } from './tell';

type Actor = ActorRefFrom<typeof chartsMachine>;

const asked = location.hash.slice(1);
const first = charts.find(({ id }) => id === asked) ?? charts[0];

export function Charts() {
  if (!first) throw new Error('There is no machine.');
  const actor = useActorRef(chartsMachine, { input: { charts, chart: first } });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { chart, found, walk, step, recording } = state.context;
  const flow = flowOf(state.context);
  const entry = state.matches('replaying') ? recording[step] : undefined;
  const active = entry ? entry.states : flow ? statesOf(flow.snapshot) : [];
  const possible = state.matches('watching') && flow ? possibleIn(flow) : new Map<string, AnyEventObject>();

  useEffect(() => {
    const listen = (event: Event) => {
      const { inspected, send } = (event as CustomEvent<Told>).detail;
      const told = entryOf(inspected);
      if (!told) return;
      const { entry: happened, snapshot } = told;
      actor.send({ type: 'flow.tell', flow: { id: happened.flow, snapshot, send }, entry: happened });
    };
    window.addEventListener(TOLD, listen);
    return () => window.removeEventListener(TOLD, listen);
  }, [actor]);

  return (
    <div className={styles.page}>
      <header className={styles.head} aria-label="Charts">
        <h1>Charts</h1>
        <p role="status">{statusOf(state.value, walk, entry, active, chart.lead)}</p>
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
          onSend={(event) => actor.send({ type: 'event.send', event })}
        />
        <div className={styles.panels}>
          <Possible actor={actor} possible={possible} />
          <Walks actor={actor} />
          <Log actor={actor} />
          <Scenarios actor={actor} />
        </div>
      </main>
      <PageFrame actor={actor} />
    </div>
  );
}

/** The transitions that samples of the tests would take in a flow now, each with the first event that takes it. */
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
  walk: { title: string; steps: { states: string[] }[] } | undefined,
  entry: Entry | undefined,
  active: readonly string[],
  lead: Lead | undefined,
): string {
  if (entry) return `Replaying ${entry.machine}: ${readable(entry.event.type)}`;
  if (walk) return `Playing: ${walk.title}`;
  if (value === 'opening') return 'Opening the recording';
  if (active.length) return `In ${active.at(-1)}`;
  return `No such flow on the page yet${lead ? `: it begins in ${lead.state}` : ''}`;
}

function Controls({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { walk, step, recording } = state.context;
  const flow = flowOf(state.context);
  const replaying = state.matches('replaying');
  if (!replaying && !state.matches('playing')) return null;
  const expected = walk?.steps[step - 1]?.states;
  const follows = !expected || (flow && expected.toSorted().join() === statesOf(flow.snapshot).toSorted().join());
  return (
    <div className={styles.bar} role="group" aria-label="Player">
      <span>
        {replaying
          ? `Entry ${step + 1} of ${recording.length}`
          : `Step ${step} of ${walk?.steps.length}${follows ? '' : ': the flow is elsewhere'}`}
      </span>
      {replaying && (
        <button
          type="button"
          className={styles.button}
          aria-disabled={!state.can({ type: 'step.back' })}
          onClick={() => actor.send({ type: 'step.back' })}
        >
          Previous
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        aria-disabled={!state.can({ type: 'step' })}
        onClick={() => actor.send({ type: 'step' })}
      >
        Next
      </button>
      {state.can({ type: 'run' }) && (
        <button type="button" className={styles.button} onClick={() => actor.send({ type: 'run' })}>
          Play
        </button>
      )}
      {state.can({ type: 'pause' }) && (
        <button type="button" className={styles.button} onClick={() => actor.send({ type: 'pause' })}>
          Pause
        </button>
      )}
      <button type="button" className={styles.button} onClick={() => actor.send({ type: 'leave' })}>
        Leave
      </button>
    </div>
  );
}

/** All machines, or the states and transitions whose clause is searched for. */
function Machines({ actor }: { actor: Actor }) {
  const { search, chart, found } = useSelector(actor, ({ context }) => context);
  const words = search.trim().toLowerCase();
  const hits = charts.flatMap(({ id, states, transitions }) =>
    [...states.map((state) => ({ name: state.id, ...state })), ...transitions]
      .filter(({ spec }) => words && spec.toLowerCase().includes(words))
      .map(({ name, spec }) => ({ id, name, spec })),
  );
  return (
    <>
      <label className={styles.label}>
        Clause
        <input
          className={styles.field}
          type="search"
          placeholder="§4 Gallery"
          value={search}
          onChange={({ target }) => actor.send({ type: 'search.change', search: target.value })}
        />
      </label>
      {words && <p className={styles.note} role="status">{`${hits.length} found`}</p>}
      <ul className={styles.list}>
        {(words ? hits : charts.map(({ id, spec }) => ({ id, name: undefined, spec }))).map(({ id, name, spec }) => (
          <li key={id + (name ?? '')}>
            <button
              type="button"
              className={styles.choice}
              aria-current={name ? found === name : chart.id === id}
              onClick={() => actor.send({ type: 'chart.choose', id, found: name })}
            >
              {name ?? id}
              {name && <span className={styles.note}>{` ${spec}`}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function PageFrame({ actor }: { actor: Actor }) {
  const { page, opened, walk, chart } = useSelector(actor, ({ context }) => context);
  const watching = useSelector(actor, (snapshot) => snapshot.matches('watching'));
  const stage: Stage | undefined = walk && { machine: chart.id, input: walk.input, lead: chart.lead };
  return (
    <section className={styles.stage} aria-label="Page">
      <form className={styles.bar} action={(form) => actor.send({ type: 'page.open', page: String(form.get('page')) })}>
        <label className={styles.label}>
          Page
          <input key={opened} className={styles.field} name="page" defaultValue={page} readOnly={!watching} />
        </label>
        <button className={styles.button} aria-disabled={!watching}>
          Open
        </button>
        <a href={page} target="_blank" rel="noreferrer">
          On its own
        </a>
      </form>
      <iframe
        key={opened}
        className={styles.frame}
        title="Page of the site"
        src={page}
        data-stage={stage && JSON.stringify(stage)}
      />
    </section>
  );
}

function Possible({ actor, possible }: { actor: Actor; possible: ReadonlyMap<string, AnyEventObject> }) {
  return (
    <details>
      <summary>{`Possible now (${possible.size})`}</summary>
      <ul className={styles.list}>
        {[...possible].map(([name, event]) => (
          <li key={name}>
            <button type="button" className={styles.choice} onClick={() => actor.send({ type: 'event.send', event })}>
              {sentence(event)}
            </button>
          </li>
        ))}
      </ul>
      <form
        className={styles.bar}
        action={(form) => actor.send({ type: 'event.send', event: JSON.parse(String(form.get('event'))) })}
      >
        <label className={styles.label}>
          Another event
          <input
            className={styles.field}
            name="event"
            required
            placeholder='{ "type": "submit" }'
            onChange={({ target }) => target.setCustomValidity(isEvent(target.value) ? '' : 'An event as JSON')}
          />
        </label>
        <button className={styles.button}>Send</button>
      </form>
    </details>
  );
}

function isEvent(text: string): boolean {
  try {
    return typeof JSON.parse(text).type === 'string';
  } catch {
    return false;
  }
}

function Walks({ actor }: { actor: Actor }) {
  const { chart, walk } = useSelector(actor, ({ context }) => context);
  return (
    <details>
      <summary>{`Paths of the tests (${chart.walks.length})`}</summary>
      <ol className={styles.list}>
        {chart.walks.map((known, place) => (
          <li key={place}>
            <button
              type="button"
              className={styles.choice}
              aria-current={known === walk}
              onClick={() => actor.send({ type: 'walk.choose', walk: known })}
            >
              {`${place + 1}. ${known.title}`}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Log({ actor }: { actor: Actor }) {
  const { log, recording, step, page, problem } = useSelector(actor, ({ context }) => context);
  const replaying = useSelector(actor, (snapshot) => snapshot.matches('replaying'));
  const entries = replaying ? recording : log;
  return (
    <details>
      <summary>{`${replaying ? 'Recording' : 'Log'} (${entries.length})`}</summary>
      <div className={styles.bar}>
        <button type="button" className={styles.button} onClick={() => save(written(page, [...log]))}>
          Save
        </button>
        <button type="button" className={styles.button} onClick={() => actor.send({ type: 'log.clear' })}>
          Clear
        </button>
        <label className={styles.label}>
          Open a recording
          <input
            type="file"
            accept="application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) actor.send({ type: 'recording.open', file });
            }}
          />
        </label>
        {problem && <p role="alert">{problem}</p>}
      </div>
      <ol className={styles.list} aria-label="Entries">
        {entries.map((entry, place) => (
          <li key={place}>
            <button
              type="button"
              className={styles.choice}
              aria-current={replaying && place === step}
              aria-disabled={!replaying}
              onClick={() => actor.send({ type: 'entry.show', step: place })}
            >
              {`${(entry.at / 1000).toFixed(1)} s ${entry.machine}: ${readable(entry.event.type)} → ${entry.states.at(-1)} `}
              <code className={styles.note}>{JSON.stringify({ ...entry.event, type: undefined })}</code>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'recording.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

function Scenarios({ actor }: { actor: Actor }) {
  return (
    <details>
      <summary>{`Scenarios (${Object.keys(scenarios).length})`}</summary>
      <ul className={styles.list}>
        {Object.entries(scenarios).map(([name, { title, page }]) => {
          const address = `${page}?scenario=${name}`;
          return (
            <li key={name} className={styles.bar}>
              {title} <a href={address}>{address}</a>
              <button
                type="button"
                className={styles.button}
                onClick={() => actor.send({ type: 'page.open', page: address })}
              >
                Open here
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
