import { useSelector } from '@xstate/react';
import { type RequestName, deliveryTexts } from '../../../content/forms/forms';
import type { AnyActorRef } from 'xstate';
import { Button } from '../../design/Button/Button';
import { bringIntoView } from './bring-into-view';
import * as styles from './delivery.css';

interface DeliveryActor {
  getSnapshot: () => {
    matches: (state: 'offline') => boolean;
    can: (event: { type: 'cancel' }) => boolean;
    context: { failures: number };
  };
  subscribe: AnyActorRef['subscribe'];
  send: (event: { type: 'cancel' }) => void;
}

export interface DeliveringActor {
  getSnapshot: () => { children: { deliver?: DeliveryActor } };
  subscribe: AnyActorRef['subscribe'];
}

export function DeliveryStatus({ of, request }: { of: DeliveringActor; request: RequestName }) {
  const delivery = useSelector(of, (snapshot) => snapshot.children.deliver);
  const cancellable = useSelector(delivery, (snapshot) => snapshot?.can({ type: 'cancel' }));
  const text = useSelector(delivery, (snapshot) => {
    if (snapshot?.matches('offline')) return deliveryTexts.offline(request);
    return snapshot?.context.failures ? deliveryTexts.retrying : undefined;
  });

  return (
    <div className={styles.status}>
      <p role="status">
        {text && (
          <span ref={bringIntoView} className={styles.shown}>
            {text}
          </span>
        )}
      </p>
      {cancellable && (
        <Button variant="line" size="small" onClick={() => delivery?.send({ type: 'cancel' })}>
          {deliveryTexts.cancel}
        </Button>
      )}
    </div>
  );
}
