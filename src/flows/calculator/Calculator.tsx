import { useActorRef, useSelector } from '@xstate/react';
import { withoutScript } from '../../../content/company';
import { Stepper } from '../../design/Stepper';
import { WithoutScript } from '../../design/WithoutScript';
import { useDraft } from '../../effects/useDraft';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { AddressStep } from './AddressStep';
import * as styles from './Calculator.css';
import { calculatorDraft, calculatorLogic } from './calculator.logic';
import { stepOf, steps, views } from './views';

const titles = ['Adres', 'Verbruik', 'Dak', 'Resultaat'];

export function Calculator({ layout }: { layout: 'page' | 'card' }) {
  const calculator = useActorRef(calculatorLogic);
  const step = useSelector(calculator, stepOf);
  const View = views[step] ?? AddressStep;
  useFlowEffects(calculator);
  useDraft(calculator, 'calculator', calculatorDraft);

  return (
    <section
      id="calculator"
      className={styles.frame}
      data-layout={layout}
      data-step={step}
      aria-label="Zonnepanelen calculator"
    >
      <WithoutScript>{withoutScript}</WithoutScript>
      <View
        calculator={calculator}
        stepper={<Stepper steps={titles} current={steps.indexOf(step)} />}
        Heading={layout === 'page' ? 'h1' : 'h2'}
      />
    </section>
  );
}
