import { useSelector } from '@xstate/react';
import { Button } from './Button';
import { astray, stepTaken } from './charts.rules';
import * as styles from './qa.css';
import type { Actor } from './charts.machine';

export function Controls({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { walk, step, recording } = state.context;
  const replaying = state.matches('replaying');
  if (!replaying && !state.matches('playing')) return null;
  const run = { type: state.matches({ playing: 'running' }) ? 'pause' : 'run' } as const;
  const why = astray(state.context);
  const taken = stepTaken(state.context);
  return (
    <div key={walk?.title} className={styles.bar} role="group" aria-label="Player">
      <span>
        {replaying
          ? `Entry ${Math.min(step + 1, recording.length)} of ${recording.length}`
          : `Step ${step} of ${walk?.steps.length}${why ? `: ${why}` : ''}`}
      </span>
      {taken && (
        <span>
          <strong lang="nl">{taken.words}</strong>
          {taken.told.length > 0 && (
            <span lang="nl" className={styles.note}>
              {` ⇒ ${taken.told.join(', ')}`}
            </span>
          )}
        </span>
      )}
      {replaying && (
        <Button aria-disabled={!state.can({ type: 'step.back' })} onClick={() => actor.send({ type: 'step.back' })}>
          Previous
        </Button>
      )}
      <Button ref={focus} aria-disabled={!state.can({ type: 'step' })} onClick={() => actor.send({ type: 'step' })}>
        Next
      </Button>
      {!replaying && (
        <Button aria-disabled={!state.can(run)} onClick={() => actor.send(run)}>
          {run.type === 'run' ? 'Play' : 'Pause'}
        </Button>
      )}
      <Button onClick={() => actor.send({ type: 'leave' })}>Leave</Button>
    </div>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();
