import { useSelector } from '@xstate/react';
import { type Flow, flowOf, flowsOf } from './charts.rules';
import * as styles from './qa.css';
import { scenarioOf } from './scenarios/scenarios';
import type { Stage } from '../watched/stage';
import type { Actor } from './charts.machine';
import { entered } from './entered';

export const STAGE = 'stage';

export function PageFrame({ actor }: { actor: Actor }) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { page, at, address, opened, walk, chart, failed } = context;
  const flows = flowsOf(context);
  const unknown = unknownScenario(at);
  const watching = useSelector(actor, (snapshot) => snapshot.matches('watching'));
  const stage: Stage | undefined = walk && { machine: chart.id, input: walk.input, lead: chart.lead };
  return (
    <section id={STAGE} className={styles.stage} aria-label="Page">
      <form
        className={styles.bar}
        onSubmit={(event) => actor.send({ type: 'page.open', page: entered(event, 'page') })}
      >
        <label className={styles.label}>
          Page
          <input
            className={styles.field}
            name="page"
            value={address ?? at}
            required
            readOnly={!watching}
            ref={(input) => input?.setCustomValidity(address === undefined ? '' : wrongAddress(address))}
            onChange={({ target }) => actor.send({ type: 'address.change', address: target.value })}
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

/** Empty when the address can be opened. The chart page cannot open itself. */
function wrongAddress(address: string): string {
  const url = address.startsWith('/') ? URL.parse(address, location.origin) : null;
  if (url?.origin !== location.origin) return 'An address of this site';
  return /^\/charts(\/|$)/.test(url.pathname) ? 'Not the charts themselves' : '';
}

const nameOf = ({ view }: Flow) => view?.id || view?.textContent?.trim().slice(0, 30) || 'not to be seen';

function unknownScenario(page: string): string | undefined {
  const name = new URLSearchParams(page.split('?')[1]).get('scenario');
  return name !== null && !scenarioOf(name) ? name : undefined;
}
