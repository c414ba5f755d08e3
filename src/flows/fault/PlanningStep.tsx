import { shallowEqual, useSelector } from '@xstate/react';
import { type IconNode, Mail, Phone } from 'lucide';
import { contactPreferenceTexts } from '../../../content/forms/fault';
import { type ContactPreference, contactPreferences } from '../../../machines/fault/fault.rules';
import { ChoiceGroup, RadioPick } from '../../design/Choice/Choice';
import { Icon } from '../../design/Icon/Icon';
import { FaultField } from './FaultField';
import { BackButton, FaultStep, NextButton, type StepProps } from './FaultStep';
import * as styles from './fault.css';
import { circumstancesOf, contactPreferenceOf } from './fault.selectors';

const pictures: Record<ContactPreference, IconNode> = { phone: Phone, email: Mail };

export function PlanningStep({ fault }: StepProps) {
  const contactPreference = useSelector(fault, contactPreferenceOf);
  const { today } = useSelector(fault, circumstancesOf, shallowEqual);

  return (
    <FaultStep
      title="Wanneer komt het u uit?"
      onSubmit={() => fault.send({ type: 'next' })}
      back={<BackButton fault={fault} />}
      onward={<NextButton />}
    >
      <p className={styles.hint}>Wij nemen eerst contact met u op om de afspraak te bevestigen.</p>
      <div className={styles.row}>
        <FaultField fault={fault} field="preferredDate" min={today} />
        <FaultField fault={fault} field="preferredTime" />
      </div>
      <ChoiceGroup legend="Hoe kunnen wij u bereiken?" columns={2}>
        {contactPreferences.map((value) => (
          <RadioPick
            key={value}
            name="contactPreference"
            label={contactPreferenceTexts[value]}
            picture={<Icon of={pictures[value]} />}
            value={value}
            checked={value === contactPreference}
            onChange={() => fault.send({ type: 'contactPreference.change', value })}
          />
        ))}
      </ChoiceGroup>
    </FaultStep>
  );
}
