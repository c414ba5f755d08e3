import { useSelector } from '@xstate/react';
import { charts } from 'virtual:charts';
import { UNDECIDED } from '../machines/section-4';
import * as styles from './qa.css';
import { CHART } from './ChartView';
import { search as searchFor } from './search';
import type { Actor } from './charts.machine';

export function Machines({ actor }: { actor: Actor }) {
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
              onClick={() => {
                actor.send({ type: 'chart.choose', id, found: name });
                // A narrow screen shows the chart below the list.
                document.getElementById(CHART)?.scrollIntoView({ block: 'nearest' });
              }}
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
