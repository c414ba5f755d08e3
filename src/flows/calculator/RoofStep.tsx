import { shallowEqual, useSelector } from '@xstate/react';
import {
  ArrowDown,
  ArrowDownLeft,
  ArrowDownRight,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpLeft,
  ArrowUpRight,
  MapPin,
} from 'lucide';
import { cityLine, orientationNames, streetLine } from '../../../content/calculator/calculation';
import { type Dakrichting, dakhoeken } from '../../../machines/calculator/roof.rules';
import { Button } from '../../design/Button/Button';
import { ChoiceGroup, RadioPick } from '../../design/Choice/Choice';
import { Icon } from '../../design/Icon/Icon';
import { Notice } from '../../design/Notice/Notice';
import * as styles from './Calculator.css';
import { RoofAngle } from './RoofAngle';
import { StepField } from './StepField';
import { StepForm } from './StepForm';
import { addressOf, roofOf } from './calculator.selectors';
import type { StepProps } from './step-props';

const orientations = [
  ['noord', ArrowUp],
  ['noordoost', ArrowUpRight],
  ['oost', ArrowRight],
  ['zuidoost', ArrowDownRight],
  ['zuid', ArrowDown],
  ['zuidwest', ArrowDownLeft],
  ['west', ArrowLeft],
  ['noordwest', ArrowUpLeft],
] as const satisfies readonly [Dakrichting, unknown][];

export function RoofStep({ calculator, stepper, Heading }: StepProps) {
  const address = useSelector(calculator, addressOf);
  const { dakrichting, dakhoek } = useSelector(calculator, roofOf, shallowEqual);

  return (
    <StepForm
      calculator={calculator}
      stepper={stepper}
      Heading={Heading}
      title="Hoe ligt uw dak?"
      intro={
        <>
          <p>Weet u het niet precies? Kies wat het dichtst in de buurt komt. Wij meten het later na.</p>
          <Notice tone="sand" icon={<Icon of={MapPin} />}>
            <b>{streetLine(address)}</b>
            <br />
            {cityLine(address)}
          </Notice>
        </>
      }
      onSubmit={() => calculator.send({ type: 'roof.submit' })}
    >
      <div className={styles.fields}>
        <ChoiceGroup legend="Dakrichting" columns={4}>
          {orientations.map(([value, arrow]) => (
            <RadioPick
              key={value}
              name="dakrichting"
              label={orientationNames[value]}
              picture={<Icon of={arrow} />}
              checked={value === dakrichting}
              onChange={() => calculator.send({ type: 'dakrichting.change', value })}
            />
          ))}
        </ChoiceGroup>
        <ChoiceGroup legend="Dakhoek" columns={5}>
          {dakhoeken.map((value) => (
            <RadioPick
              key={value}
              name="dakhoek"
              layout="column"
              label={
                <>
                  {value}°{value === 0 && <span className={styles.flat}>, plat</span>}
                </>
              }
              picture={<RoofAngle degrees={value} />}
              checked={value === dakhoek}
              onChange={() => calculator.send({ type: 'dakhoek.change', value })}
            />
          ))}
        </ChoiceGroup>
        <div className={styles.usage}>
          <StepField calculator={calculator} field="verbruik" />
        </div>
        <div className={styles.onward}>
          <Button type="submit" iconAfter={<Icon of={ArrowRight} />}>
            Bekijk uw resultaat
          </Button>
          <p>U ziet direct opbrengst en besparing.</p>
        </div>
      </div>
    </StepForm>
  );
}
