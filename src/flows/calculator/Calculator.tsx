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
import { stepOf } from './calculator.selectors';
import { preloadLaterSteps, views } from './step-views';

const titles = calculatorSteps.map((step) => calculatorStepTitles[step]);

export function Calculator({ layout }: { layout: 'page' | 'card' }) {
  const calculator = useActorRef(calculatorLogic, { id: 'calculator' });
  const step = useSelector(calculator, stepOf);
  const View = views[step];
  useFlowEffects(calculator);
  useDraft(calculator, 'calculator', calculatorDraft);

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
          <View {...look} />
        </Suspense>
      )}
    </section>
  );
}
