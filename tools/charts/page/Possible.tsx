import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { AnyEventObject } from 'xstate';
import { sentence } from '../paths/sentence';
import * as styles from './qa.css';
import type { Actor } from './charts.machine';
import { entered } from './entered';

export function Possible({ actor, possible }: { actor: Actor; possible: ReadonlyMap<string, AnyEventObject> }) {
  const ignored = useSelector(actor, ({ context }) => context.ignored);
  const panel = useRef<HTMLDetailsElement>(null);
  const { activeElement } = document;
  const held = panel.current?.contains(activeElement) ? activeElement : undefined;
  // After an event its entry, which had the focus, is often gone.
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

/** Empty when the event may be sent by hand. */
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
