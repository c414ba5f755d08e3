import { useActorRef, useSelector } from '@xstate/react';
import type { CalculatorSnapshot } from '../../../machines/calculator/calculator.machine';
import { Stepper } from '../../design/Stepper';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { AddressStep } from './AddressStep';
import * as styles from './Calculator.css';
import { calculatorLogic } from './calculator.logic';
import { steps, views } from './views';

const titles = ['Adres', 'Verbruik', 'Dak', 'Resultaat'];

const currentStep = (snapshot: CalculatorSnapshot) => steps.find((step) => snapshot.matches(step)) ?? 'address';

export function Calculator({ layout }: { layout: 'page' | 'card' }) {
  const calculator = useActorRef(calculatorLogic);
  const step = useSelector(calculator, currentStep);
  const View = views[step] ?? AddressStep;
  useFlowEffects(calculator);

  return (
    <section
      id="calculator"
      className={styles.frame}
      data-layout={layout}
      data-step={step}
      aria-label="Zonnepanelen calculator"
    >
      <View
        calculator={calculator}
        stepper={<Stepper steps={titles} current={steps.indexOf(step)} />}
        Heading={layout === 'page' ? 'h1' : 'h2'}
      />
    </section>
  );
}
