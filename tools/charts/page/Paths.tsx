import { useSelector } from '@xstate/react';
import { walkId, wordsOf } from './charts.rules';
import * as styles from './qa.css';
import { STAGE } from './PageFrame';
import type { Actor } from './charts.machine';

export function Walks({ actor }: { actor: Actor }) {
  const { chart, walk, found } = useSelector(actor, ({ context }) => context);
  const all = chart.walks.map((known, place) => ({
    known,
    title: `${place + 1}. ${wordsOf(known)}`,
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
              onClick={() => {
                actor.send({ type: 'walk.choose', walk: known });
                // A narrow screen shows the page below the chart, and a flow starts only in view.
                document.getElementById(STAGE)?.scrollIntoView({ block: 'nearest' });
              }}
            >
              <span lang="nl">{title}</span>
              {passes && <span className={styles.note}>{` through ${found}`}</span>}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
