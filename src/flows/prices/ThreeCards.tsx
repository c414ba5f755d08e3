import { ArrowDown, ArrowUp, Equal } from 'lucide';
import type { ReactNode } from 'react';
import type { Prices } from '../../../machines/prices/prices.machine';
import { summaryOf } from '../../../machines/prices/prices.rules';
import { Badge } from '../../design/Badge/Badge';
import { Icon } from '../../design/Icon/Icon';
import * as styles from './EnergyPrices.css';
import { hourOf } from './amsterdam';
import { shownChange, shownPrice, whenIs } from './prices.words';

const looks = {
  up: { tone: 'bad', icon: ArrowUp },
  down: { tone: 'good', icon: ArrowDown },
  level: { tone: 'sand', icon: Equal },
} as const;

export function ThreeCards({ points, now }: Prices) {
  const { current, change, average, cheapest } = summaryOf(points, now);
  return (
    <div className={styles.cards}>
      <Card title="Huidige prijs" figure={<PerKwh price={current.price} />}>
        {change !== undefined ? (
          <Change change={change} />
        ) : current === points[0] ? (
          'Eerste uur van de dag'
        ) : (
          `Vorig uur ${shownPrice(0)}`
        )}
      </Card>
      <Card title="Gemiddeld vandaag" figure={<PerKwh price={average} />}>
        over {points.length} uur
      </Card>
      <Card title="Goedkoopste tijdstip" figure={hourOf(cheapest.time)}>
        {shownPrice(cheapest.price)} per kWh, {whenIs(cheapest, current)}
      </Card>
    </div>
  );
}

interface CardProps {
  title: string;
  figure: ReactNode;
  children: ReactNode;
}

const Card = ({ title, figure, children }: CardProps) => (
  <section className={styles.card} aria-label={title}>
    <h3>{title}</h3>
    <p className={styles.figure}>{figure}</p>
    <p>{children}</p>
  </section>
);

const PerKwh = ({ price }: { price: number }) => (
  <>
    {shownPrice(price)} <small>per kWh</small>
  </>
);

function Change({ change }: { change: number }) {
  const { direction, text } = shownChange(change);
  const { tone, icon } = looks[direction];
  return (
    <Badge tone={tone} icon={<Icon of={icon} />}>
      {text}
    </Badge>
  );
}
