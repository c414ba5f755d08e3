import { useActorRef, useSelector } from '@xstate/react';
import { Check } from 'lucide';
import { customers } from '../../../content/customers';
import { sellingPointsMachine } from '../../../machines/carousel/carousel.machine';
import { useCustomerType } from '../../customer-type';
import { Icon } from '../../design/Icon/Icon';
import * as styles from './carousels.css';
import { watchVisitor } from './watch-visitor';

const sellingPointsLogic = sellingPointsMachine.provide({ actors: { watchVisitor } });

export function SellingPoints() {
  const { sellingPoints: points } = customers[useCustomerType((store) => store.customerType)];
  const carousel = useActorRef(sellingPointsLogic, { id: 'verkooppunten', input: { count: points.length } });
  const shown = useSelector(carousel, (snapshot) => snapshot.context.index);

  return (
    <ul
      id="verkooppunten"
      className={styles.points}
      aria-label="Waarom u voor ons kiest"
      onPointerEnter={() => carousel.send({ type: 'hold', by: 'pointer' })}
      onPointerLeave={() => carousel.send({ type: 'release', by: 'pointer' })}
    >
      {points.map((point, index) => (
        <li key={point} className={styles.point} data-shown={index === shown}>
          <Icon of={Check} />
          {point}
        </li>
      ))}
    </ul>
  );
}
