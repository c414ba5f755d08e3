import { useSelector } from '@xstate/react';
import { ArrowRight, Info, MapPinCheck } from 'lucide';
import { cityLine, streetLine, whole } from '../../../content/calculation';
import { messages } from '../../../content/messages';
import { Button } from '../../design/Button';
import { ChoiceGroup, RadioPick } from '../../design/Choice';
import { Icon } from '../../design/Icon';
import { Notice } from '../../design/Notice';
import * as styles from './Calculator.css';
import { StepField } from './StepField';
import { StepForm } from './StepForm';
import type { StepProps } from './steps';

const examples = [
  { who: 'Huishouden', usage: 2500 },
  { who: 'Gezin', usage: 3500 },
];

export function UsageStep({ calculator, stepper, Heading }: StepProps) {
  const { address, addressId, options, pickedAddressId, verbruik } = useSelector(
    calculator,
    (snapshot) => snapshot.context,
  );
  const busy = useSelector(calculator, (snapshot) => snapshot.hasTag('busy'));

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
            <ChoiceGroup legend="Welk huisnummer is van u?" columns="flow">
              {options.map((option) => (
                <RadioPick
                  key={option.addressId}
                  name="huisnummer"
                  label={option.huisnummer}
                  checked={option.addressId === (busy ? pickedAddressId : addressId)}
                  onChange={() => calculator.send({ type: 'address.pick', addressId: option.addressId })}
                />
              ))}
            </ChoiceGroup>
          )}
        </>
      }
      onSubmit={() => calculator.send({ type: 'usage.submit' })}
    >
      <div className={styles.fields}>
        <StepField calculator={calculator} field="verbruik" large />
        <div className={styles.examples}>
          {examples.map(({ who, usage }) => (
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
          Een huishouden verbruikt gemiddeld ongeveer 2.500 kWh per jaar. Een gezin verbruikt ongeveer 3.500 kWh.
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
