import { charts } from 'virtual:charts';
import { Button } from '../Button';
import * as styles from '../qa.css';
import { type Scenario, scenarios } from './scenarios';
import type { Actor } from '../charts.machine';

export function Scenarios({ actor }: { actor: Actor }) {
  return (
    <details>
      <summary>{`Scenarios (${Object.keys(scenarios).length})`}</summary>
      <ul className={styles.list}>
        {Object.entries(scenarios).map(([name, scenario]) => {
          const address = `${pageOf(scenario)}?scenario=${name}`;
          return (
            <li key={name} className={styles.bar}>
              {scenario.title} <a href={address}>{address}</a>
              <Button onClick={() => actor.send({ type: 'page.open', page: address, chart: chartOf(scenario)?.id })}>
                Open here
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const chartOf = ({ page, actors = {} }: Scenario) =>
  charts.find(({ states }) => states.some((state) => state.actors.some((name) => name in actors))) ??
  charts.find((chart) => chart.page === page && !chart.lead);

const pageOf = (scenario: Scenario) => scenario.page ?? chartOf(scenario)?.page ?? '/';
