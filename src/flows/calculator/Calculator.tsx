import { useActorRef, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { calculatorStepTitles } from '../../../content/calculator/steps';
import { calculatorSteps } from '../../../machines/calculator/steps.rules';
import { Stepper } from '../../design/Stepper/Stepper';
import { useDraft } from '../../effects/useDraft';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { AddressStep } from './AddressStep';
import * as styles from './Calculator.css';
import { calculatorDraft } from './calculator.draft';
import { calculatorLogic } from './calculator.logic';
import { openedOf, stepOf } from './calculator.selectors';
import { preloadLaterSteps, views } from './step-views';
import { useSharedCalculation } from './useSharedCalculation';

const titles = calculatorSteps.map((step) => calculatorStepTitles[step]);

export function Calculator({ layout }: { layout: 'page' | 'card' }) {
  const calculator = useActorRef(calculatorLogic, { id: 'calculator' });
  const step = useSelector(calculator, stepOf);
  const opened = useSelector(calculator, openedOf);
  const View = views[step];
  useFlowEffects(calculator);
  useDraft(calculator, 'calculator', calculatorDraft);
  useSharedCalculation(calculator);

  const look = {
    calculator,
    stepper: <Stepper steps={titles} current={calculatorSteps.indexOf(step)} />,
    Heading: layout === 'page' ? 'h1' : 'h2',
  } as const;
  return (
    <section
      id="calculator"
      className={styles.frame}
      data-layout={layout}
      data-step={step}
      aria-label="Zonnepanelen calculator"
      onFocus={() => void preloadLaterSteps()}
    >
      {step === 'address' ? (
        <AddressStep {...look} />
      ) : (
        <Suspense fallback={<AddressStep {...look} />}>
          {/* Another link shows another result, with an outlook of its own. */}
          <View key={opened} {...look} />
        </Suspense>
      )}
    </section>
  );
}
