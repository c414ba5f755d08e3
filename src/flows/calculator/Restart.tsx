import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide';
import type { CalculatorActor } from '../../../machines/calculator/calculator.machine';
import { Button } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';

export function Restart({ calculator }: { calculator: CalculatorActor }) {
  const possible = useSelector(calculator, (snapshot) => snapshot.can({ type: 'restart' }));
  return (
    possible && (
      <Button
        variant="quiet"
        size="small"
        icon={<Icon of={RotateCcw} />}
        onClick={() => calculator.send({ type: 'restart' })}
      >
        Opnieuw beginnen
      </Button>
    )
  );
}
