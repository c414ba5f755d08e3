import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom, AnyEventObject, AnyTransitionDefinition } from 'xstate';
import { charts } from 'virtual:charts';
import type { Lead } from '../book/lead';
import { UNDECIDED } from '../machines/section-4';
import { readable, transitionsOf } from '../machines/transitions';
import { sentence } from '../paths/sentence';
import { ChartView } from './ChartView';
import { type Flow, RECORDING, astray, chartsMachine, flowOf, flowsOf, shownIn, walkId } from './charts.machine';
import * as styles from './qa.css';
import { type Entry, entryOf, leafOf, statesOf, written } from './recording';
import { type Scenario, scenarioOf, scenarios } from './scenarios';
import { search as searchFor } from './search';
import type { Stage } from './stage';
import { FAILED, LEFT, TOLD, type Told } from './told';

type Actor = ActorRefFrom<typeof chartsMachine>;

const asked = () => location.hash.slice(1);
const known = charts.find(({ id }) => id === asked());
const first = known ?? charts[0];

export function Charts() {
  if (!first) throw new Error('There is no machine.');
  const actor = useActorRef(chartsMachine, {
    input: { charts, chart: first, unknown: known ? undefined : asked() },
  });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { chart, found, walk, step, recording, unknown } = state.context;
  const flow = flowOf(state.context);
  const entry = state.matches('replaying') ? recording[step] : undefined;
  const active = entry ? entry.states : flow ? statesOf(flow.snapshot) : [];
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
  if (active.length) return `In ${leafOf(active)}`;
  return `No such flow on the page yet${lead ? `: it begins in ${lead.state}` : ''}`;
}

function Controls({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { walk, step, recording } = state.context;
  const replaying = state.matches('replaying');
  if (!replaying && !state.matches('playing')) return null;
  const run = { type: state.matches({ playing: 'running' }) ? 'pause' : 'run' } as const;
  const why = astray(state.context);
  return (
    <div key={walk?.title} className={styles.bar} role="group" aria-label="Player">
      <span>
        {replaying
          ? `Entry ${Math.min(step + 1, recording.length)} of ${recording.length}`
          : `Step ${step} of ${walk?.steps.length}${why ? `: ${why}` : ''}`}
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
        ref={focus}
        className={styles.button}
        aria-disabled={!state.can({ type: 'step' })}
        onClick={() => actor.send({ type: 'step' })}
      >
        Next
      </button>
      {!replaying && (
        <button type="button" className={styles.button} aria-disabled={!state.can(run)} onClick={() => actor.send(run)}>
          {run.type === 'run' ? 'Play' : 'Pause'}
        </button>
      )}
      <button type="button" className={styles.button} onClick={() => actor.send({ type: 'leave' })}>
        Leave
      </button>
    </div>
  );
}

/** What was chosen is played from here. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** What is in a list that was closed meanwhile cannot have the focus, and its heading has it. */
function focusOn(id: string): void {
  const target = document.getElementById(id);
  (target?.closest('details:not([open])')?.querySelector('summary') ?? target)?.focus();
}

/** All machines, or the states and transitions whose clause is searched for. */
function Machines({ actor }: { actor: Actor }) {
  const { search, chart, found } = useSelector(actor, ({ context }) => context);
  const { hits, undecided } = searchFor(charts, search) ?? { undecided: [] };
  return (
    <>
      <label className={styles.label}>
        Clause, state or words
        <input
          className={styles.field}
          type="search"
          placeholder="§4 Gallery"
          value={search}
          onChange={({ target }) => actor.send({ type: 'search.change', search: target.value })}
        />
      </label>
      {hits && <p className={styles.note} role="status">{`${hits.length + undecided.length} found`}</p>}
      <ul className={styles.list}>
        {(hits ?? charts.map(({ id, spec }) => ({ id, name: undefined, spec }))).map(({ id, name, spec }) => (
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
        {undecided.map(({ sentence: clause, test }) => (
          <li key={clause} className={styles.clause}>
            {`§4 ${clause}`}
            <p className={styles.note}>
              {`None: ${UNDECIDED}. Tested in `}
              <code>{test}</code>.
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function PageFrame({ actor }: { actor: Actor }) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { page, at, opened, walk, chart, failed } = context;
  const flows = flowsOf(context);
  const unknown = unknownScenario(at);
  const watching = useSelector(actor, (snapshot) => snapshot.matches('watching'));
  const stage: Stage | undefined = walk && { machine: chart.id, input: walk.input, lead: chart.lead };
  return (
    <section className={styles.stage} aria-label="Page">
      <form
        className={styles.bar}
        onSubmit={(event) => actor.send({ type: 'page.open', page: entered(event, 'page') })}
      >
        <label className={styles.label}>
          Page
          <input
            key={at}
            className={styles.field}
            name="page"
            defaultValue={at}
            required
            readOnly={!watching}
            onChange={({ target }) => target.setCustomValidity(wrongAddress(target.value))}
          />
        </label>
        <button className={styles.button} aria-disabled={!watching}>
          Open
        </button>
        <a href={at} target="_blank" rel="noreferrer">
          On its own
        </a>
        {flows.length > 1 && (
          <label className={styles.label}>
            Flow
            <select
              className={styles.field}
              value={flowOf(context)?.id}
              onChange={({ target }) => {
                flows.find(({ id }) => id === target.value)?.show();
                actor.send({ type: 'flow.choose', id: target.value });
              }}
            >
              {flows.map((flow, place) => (
                <option key={flow.id} value={flow.id}>
                  {`${place + 1} of ${flows.length}: ${nameOf(flow)}`}
                </option>
              ))}
            </select>
          </label>
        )}
        {unknown && <p role="alert">{`There is no scenario '${unknown}'.`}</p>}
        {failed && <p role="alert">{`The page failed: ${failed}`}</p>}
      </form>
      <iframe
        key={opened}
        className={styles.frame}
        title="Page of the site"
        src={page}
        onLoad={({ currentTarget: { contentWindow } }) => {
          if (!contentWindow) return;
          const { location: shown, navigation } = contentWindow;
          const move = () => actor.send({ type: 'page.move', page: shown.pathname + shown.search });
          move();
          navigation.addEventListener('currententrychange', move);
        }}
        data-machine={chart.lead?.machine ?? chart.id}
        data-stage={stage && JSON.stringify(stage)}
      />
    </section>
  );
}

/** Nothing when the address can be opened; a chart page in the chart page would tell of itself. */
function wrongAddress(address: string): string {
  const url = address.startsWith('/') ? URL.parse(address, location.origin) : null;
  if (url?.origin !== location.origin) return 'An address of this site';
  return /^\/charts(\/|$)/.test(url.pathname) ? 'Not the charts themselves' : '';
}

/** What tells a flow from others of its machine on the page. */
const nameOf = ({ view }: Flow) => view?.id || view?.textContent?.trim().slice(0, 30) || 'not to be seen';

function unknownScenario(page: string): string | undefined {
  const name = new URLSearchParams(page.split('?')[1]).get('scenario');
  return name !== null && !scenarioOf(name) ? name : undefined;
}

/** What was filled in; the page itself stays. */
function entered(event: FormEvent<HTMLFormElement>, field: string): string {
  event.preventDefault();
  return String(new FormData(event.currentTarget).get(field));
}

function Possible({ actor, possible }: { actor: Actor; possible: ReadonlyMap<string, AnyEventObject> }) {
  const ignored = useSelector(actor, ({ context }) => context.ignored);
  const panel = useRef<HTMLDetailsElement>(null);
  const { activeElement } = document;
  const held = panel.current?.contains(activeElement) ? activeElement : undefined;
  // What was sent is often possible no more, and its entry, which had the focus, is gone.
  useLayoutEffect(() => {
    if (held && !held.isConnected)
      panel.current?.querySelector<HTMLElement>(possible.size > 0 ? 'li button' : 'summary')?.focus();
  });
  return (
    <details ref={panel}>
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
        onSubmit={(event) => actor.send({ type: 'event.send', event: JSON.parse(entered(event, 'event')) })}
      >
        <label className={styles.label}>
          Another event
          <input
            className={styles.field}
            name="event"
            required
            placeholder='{ "type": "submit" }'
            onChange={({ target }) => target.setCustomValidity(wrongWith(target.value))}
          />
        </label>
        <button className={styles.button}>Send</button>
        {ignored && <p role="alert">{`'${ignored}' changed nothing.`}</p>}
      </form>
    </details>
  );
}

/** Nothing when it is an event that may be sent by hand. */
function wrongWith(text: string): string {
  const type = typeOf(text);
  if (type === undefined) return 'An event as JSON';
  return type.startsWith('xstate.') ? 'What begins with “xstate.” only XState itself may send' : '';
}

function typeOf(text: string): string | undefined {
  try {
    const { type }: { type?: unknown } = JSON.parse(text);
    return typeof type === 'string' ? type : undefined;
  } catch {
    return undefined;
  }
}

function Walks({ actor }: { actor: Actor }) {
  const { chart, walk, found } = useSelector(actor, ({ context }) => context);
  const all = chart.walks.map((known, place) => ({
    known,
    title: `${place + 1}. ${known.title}`,
    passes: found !== undefined && (known.through.includes(found) || known.taken.includes(found)),
  }));
  const passing = all.filter(({ passes }) => passes);
  return (
    <details>
      <summary>
        {`Paths of the tests (${all.length}${found ? `, ${passing.length} of them through what was chosen` : ''})`}
      </summary>
      <ol className={styles.list}>
        {[...passing, ...all.filter(({ passes }) => !passes)].map(({ known, title, passes }) => (
          <li key={title}>
            <button
              type="button"
              id={walkId(chart, known)}
              className={styles.choice}
              aria-current={known === walk}
              onClick={() => actor.send({ type: 'walk.choose', walk: known })}
            >
              {title}
              {passes && <span className={styles.note}>{` through ${found}`}</span>}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Thousands of them would make each step slow. */
const MOST_ENTRIES = 200;

function Log({ actor }: { actor: Actor }) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { log, recording, step, page, problem, narrowed, chart } = context;
  const replaying = useSelector(actor, (snapshot) => snapshot.matches('replaying'));
  const entries = replaying ? recording : log;
  const wanted = shownIn(context, entries);
  const from = replaying
    ? Math.max(0, wanted.findIndex(([place]) => place >= step) - MOST_ENTRIES / 2)
    : Math.max(0, wanted.length - MOST_ENTRIES);
  const shown = wanted.slice(from, from + MOST_ENTRIES);
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
            id={RECORDING}
            type="file"
            accept="application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) actor.send({ type: 'recording.open', file });
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={narrowed}
            onChange={({ target }) => actor.send({ type: 'log.narrow', narrowed: target.checked })}
          />{' '}
          Only {chart.id}
        </label>
        {problem && <p role="alert">{problem}</p>}
      </div>
      {shown.length < wanted.length && (
        <p className={styles.note}>{`${from + 1} to ${from + shown.length} of ${wanted.length}`}</p>
      )}
      <ol className={styles.list} aria-label="Entries">
        {shown.map(([place, entry]) => (
          <li key={place}>
            <button
              type="button"
              className={styles.choice}
              aria-current={replaying && place === step}
              aria-disabled={!replaying}
              onClick={() => actor.send({ type: 'entry.show', step: place })}
            >
              {`${(entry.at / 1000).toFixed(1)} s ${entry.machine}: ${readable(entry.event.type)} → ${leafOf(entry.states)} `}
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
        {Object.entries(scenarios).map(([name, scenario]) => {
          const address = `${pageOf(scenario)}?scenario=${name}`;
          return (
            <li key={name} className={styles.bar}>
              {scenario.title} <a href={address}>{address}</a>
              <button
                type="button"
                className={styles.button}
                onClick={() => actor.send({ type: 'page.open', page: address, chart: chartOf(scenario)?.id })}
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

/** The machine that a scenario leads astray, or the one that is seen on its page. */
const chartOf = ({ page, actors = {} }: Scenario) =>
  charts.find(({ states }) => states.some((state) => state.actors.some((name) => name in actors))) ??
  charts.find((chart) => chart.page === page && !chart.lead);

const pageOf = (scenario: Scenario) => scenario.page ?? chartOf(scenario)?.page ?? '/';
