import { useActorRef, useSelector } from '@xstate/react';
import { Stepper } from '../../design/Stepper';
import { useDraft } from '../../effects/useDraft';
import { useFlowEffects } from '../../effects/useFlowEffects';
import * as styles from './Calculator.css';
import { calculatorDraft } from './calculator.draft';
import { calculatorLogic } from './calculator.logic';
import { stepOf, steps, useView } from './views';

const titles = ['Adres', 'Verbruik', 'Dak', 'Resultaat'];

export function Calculator({ layout }: { layout: 'page' | 'card' }) {
  const calculator = useActorRef(calculatorLogic);
  const step = useSelector(calculator, stepOf);
  const View = useView(step);
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
      <View
        calculator={calculator}
        stepper={<Stepper steps={titles} current={steps.indexOf(step)} />}
        Heading={layout === 'page' ? 'h1' : 'h2'}
      />
    </section>
  );
}
