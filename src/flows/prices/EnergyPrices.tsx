import { useActorRef, useSelector } from '@xstate/react';
import { CircleAlert, RotateCw } from 'lucide';
import type { PricesActor } from '../../../machines/prices/prices.machine';
import { Button } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { Notice } from '../../design/Notice/Notice';
import { Section, Wrap } from '../../design/Section/Section';
import { Spinner } from '../../design/Spinner/Spinner';
import * as styles from './EnergyPrices.css';
import { PriceTable } from './PriceTable';
import { ThreeCards } from './ThreeCards';
import { dateOf } from './amsterdam';
import { origin, pricesLogic } from './prices.logic';

export function EnergyPrices({ name }: { name: string }) {
  const prices = useActorRef(pricesLogic, { id: 'stroomprijzen' });
  const shown = useSelector(prices, (snapshot) => (snapshot.matches('loaded') ? snapshot.context : undefined));
  const failed = useSelector(prices, (snapshot) => snapshot.matches('failed'));

  return (
    <Section id="stroomprijzen" tone="sand" aria-labelledby="energieprijzen">
      <Wrap>
        <div className={styles.head}>
          <h2 id="energieprijzen">{`${name} actuele Energie prijzen`}</h2>
          <p className={styles.date}>{shown && dateOf(shown.now)}</p>
        </div>
        <div className={styles.room}>
          {shown ? (
            <div>
              <ThreeCards {...shown} />
              <PriceTable {...shown} />
            </div>
          ) : failed ? (
            <Failure prices={prices} />
          ) : (
            <div className={styles.waiting} role="status">
              <Spinner size="large" />
              Prijzen laden…
            </div>
          )}
        </div>
        <p className={styles.source}>{origin} Per kWh, tijden in Nederlandse tijd.</p>
      </Wrap>
    </Section>
  );
}

const Failure = ({ prices }: { prices: PricesActor }) => (
  <div className={styles.failure}>
    <div role="alert">
      <Notice tone="bad" icon={<Icon of={CircleAlert} />}>
        <p lang="en">Failed to fetch price data. Please try again later.</p>
      </Notice>
    </div>
    <Button variant="line" icon={<Icon of={RotateCw} />} onClick={() => prices.send({ type: 'retry' })}>
      Probeer opnieuw
    </Button>
  </div>
);
