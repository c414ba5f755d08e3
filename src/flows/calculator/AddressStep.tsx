import { useSelector } from '@xstate/react';
import { ArrowRight } from 'lucide';
import { addressProblem, withoutCalculation } from '../../../content/calculator/address-problem';
import { inSteps } from '../../../content/calculator/steps';
import { useCustomerType } from '../../customer-type';
import { Button, TextLink } from '../../design/Button/Button';
import { Problem, errorOf } from '../../design/Field/Field';
import { Icon } from '../../design/Icon/Icon';
import * as styles from './Calculator.css';
import { StepField } from './StepField';
import { StepForm } from './StepForm';
import { addressFailureOf, isBusy } from './calculator.selectors';
import type { StepProps } from './step-props';

export function AddressStep({ calculator, stepper, Heading }: StepProps) {
  const business = useCustomerType((store) => store.customerType === 'zakelijk');
  const failure = useSelector(calculator, addressFailureOf);
  const busy = useSelector(calculator, isBusy);

  return (
    <StepForm
      calculator={calculator}
      stepper={stepper}
      Heading={Heading}
      title={business ? 'Wat levert uw bedrijfsdak op?' : 'Wat levert uw dak op?'}
      intro={<p>Vul uw adres in. In {inSteps} ziet u opbrengst, besparing en terugverdientijd.</p>}
      onSubmit={() => calculator.send({ type: 'address.submit' })}
    >
      <div
        className={styles.address}
        role="group"
        aria-label="Uw adres"
        aria-describedby={failure && errorOf('address')}
      >
        <StepField calculator={calculator} field="postcode" readOnly={busy} />
        <StepField calculator={calculator} field="huisnummer" readOnly={busy} />
        <Button type="submit" busy={busy && 'Adres zoeken...'} iconAfter={<Icon of={ArrowRight} />}>
          Bereken uw besparing
        </Button>
        {failure && (
          <div className={styles.problem}>
            <Problem of="address">{addressProblem(failure)}</Problem>
            <TextLink to="/offerte" search={{ keuze: 'zonnepanelen-installatie' }}>
              {withoutCalculation}
            </TextLink>
          </div>
        )}
        <p className={styles.note}>
          Gratis en zonder verplichting. Uw adres gaat alleen mee als u een offerte aanvraagt.
        </p>
      </div>
    </StepForm>
  );
}
