import { useSelector } from '@xstate/react';
import { ArrowRight, Info, MapPinCheck } from 'lucide';
import { notPicked } from '../../../content/calculator/address-problem';
import { cityLine, streetLine } from '../../../content/calculator/calculation';
import { whole } from '../../../content/calculator/numbers';
import { messages } from '../../../content/messages';
import { useCustomerType } from '../../customer-type';
import { Button } from '../../design/Button/Button';
import { ChoiceGroup, RadioPick } from '../../design/Choice/Choice';
import { Problem, errorOf } from '../../design/Field/Field';
import { Icon } from '../../design/Icon/Icon';
import { Notice } from '../../design/Notice/Notice';
import * as styles from './Calculator.css';
import { StepField } from './StepField';
import { StepForm } from './StepForm';
import { addressOf, addressFailureOf, isBusy, optionsOf, pickedIdOf, usageOf } from './calculator.selectors';
import type { StepProps } from './step-props';

/** In kWh a year. For households by §5, for businesses as an extension (D41). */
const examples = {
  particulier: {
    list: [
      { who: 'Huishouden', usage: 2500 },
      { who: 'Gezin', usage: 3500 },
    ],
    note: 'Een huishouden verbruikt gemiddeld ongeveer 2.500 kWh per jaar. Een gezin verbruikt ongeveer 3.500 kWh.',
  },
  zakelijk: {
    list: [
      { who: 'Kantoor', usage: 10_000 },
      { who: 'Werkplaats', usage: 30_000 },
    ],
    note: 'Dit zijn voorbeelden. Bedrijven verschillen veel; uw jaarrekening zegt het precies.',
  },
};

export function UsageStep({ calculator, stepper, Heading }: StepProps) {
  const address = useSelector(calculator, addressOf);
  const options = useSelector(calculator, optionsOf);
  const pickedId = useSelector(calculator, pickedIdOf);
  const verbruik = useSelector(calculator, usageOf);
  const { list, note } = examples[useCustomerType((store) => store.customerType)];
  const failure = useSelector(calculator, addressFailureOf);
  const busy = useSelector(calculator, isBusy);

  return (
    <StepForm
      calculator={calculator}
      stepper={stepper}
      Heading={Heading}
      title="Hoeveel stroom gebruikt u?"
      intro={
        <>
          <p>U vindt het op uw jaarrekening.</p>
          <Notice tone="good" icon={<Icon of={MapPinCheck} />}>
            {messages['address.found']}
            <br />
            <b>
              {streetLine(address)}, {cityLine(address)}
            </b>
          </Notice>
          {options.length > 0 && (
            <ChoiceGroup
              legend="Welk huisnummer is van u?"
              columns="flow"
              aria-describedby={failure && errorOf('huisnummer')}
            >
              {options.map((option) => (
                <RadioPick
                  key={option.addressId}
                  name="huisnummer"
                  label={option.huisnummer}
                  checked={option.addressId === pickedId}
                  onChange={() => calculator.send({ type: 'address.pick', addressId: option.addressId })}
                />
              ))}
              {failure && <Problem of="huisnummer">{notPicked(failure)}</Problem>}
            </ChoiceGroup>
          )}
        </>
      }
      onSubmit={() => calculator.send({ type: 'usage.submit' })}
    >
      <div className={styles.fields}>
        <StepField calculator={calculator} field="verbruik" large />
        <div className={styles.examples}>
          {list.map(({ who, usage }) => (
            <Button
              key={who}
              variant="line"
              size="small"
              aria-pressed={verbruik === String(usage)}
              onClick={() => calculator.send({ type: 'verbruik.change', value: String(usage) })}
            >
              {who}: {whole(usage)}
            </Button>
          ))}
        </div>
        <Notice tone="info" icon={<Icon of={Info} />}>
          {note}
        </Notice>
        <div className={styles.onward}>
          <Button type="submit" busy={busy && 'Adres zoeken...'} iconAfter={<Icon of={ArrowRight} />}>
            Naar uw dak
          </Button>
          <p>Nog één stap tot uw resultaat.</p>
        </div>
      </div>
    </StepForm>
  );
}
