import { useSelector } from '@xstate/react';
import { readable } from '../machines/transitions';
import { Button } from './Button';
import { RECORDING, shownIn } from './charts.rules';
import * as styles from './qa.css';
import { leafOf, saveRecording } from './recording';
import type { Actor } from './charts.machine';

const MOST_ENTRIES = 200;

export function Log({ actor }: { actor: Actor }) {
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
        <Button onClick={() => saveRecording(page, log)}>Save</Button>
        <Button onClick={() => actor.send({ type: 'log.clear' })}>Clear</Button>
        <label className={styles.label}>
          Open a recording
          <input
            id={RECORDING}
            type="file"
            accept="application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) actor.send({ type: 'recording.open', file });
              // So that the same file can be chosen again.
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
              {`${(entry.at / 1000).toFixed(1)} s ${entry.machine} ${entry.name ?? ''}: ${readable(entry.event.type)} → ${leafOf(entry.states)} `}
              <code className={styles.note}>{JSON.stringify({ ...entry.event, type: undefined })}</code>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
