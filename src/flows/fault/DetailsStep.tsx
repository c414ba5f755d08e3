import { shallowEqual, useSelector } from '@xstate/react';
import { issueTypeTexts } from '../../../content/forms/fault';
import { Button } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { note } from '../../design/tokens/text.css';
import { DangerNotice } from './DangerNotice';
import { FaultField } from './FaultField';
import { BackButton, FaultStep, NextButton, type StepProps } from './FaultStep';
import * as styles from './fault.css';
import { circumstancesOf, issueTypeOf } from './fault.selectors';
import { issueTypeIcons } from './issue-type-icons';

export function DetailsStep({ fault }: StepProps) {
  const issueType = useSelector(fault, issueTypeOf);
  const { business } = useSelector(fault, circumstancesOf, shallowEqual);

  return (
    <FaultStep
      title="Wat is er aan de hand?"
      onSubmit={() => fault.send({ type: 'next' })}
      back={<BackButton fault={fault} />}
      onward={<NextButton />}
    >
      <div className={styles.picked}>
        {issueType && <Icon of={issueTypeIcons[issueType]} />}
        <b>{issueType ? issueTypeTexts[issueType].label : 'Nog geen type gekozen'}</b>
        <Button variant="quiet" size="small" onClick={() => fault.send({ type: 'back' })}>
          {issueType ? 'Wijzig' : 'Kies'}
        </Button>
      </div>
      {issueType === 'safety' && <DangerNotice />}
      <FaultField fault={fault} field="description" optional />
      <div className={styles.row}>
        <FaultField fault={fault} field="name" />
        <FaultField fault={fault} field="phone" />
        <FaultField fault={fault} field="email" />
        <FaultField fault={fault} field="address" placeholder="Straat, huisnummer en plaats" />
      </div>
      {business && (
        <div className={styles.row}>
          <FaultField fault={fault} field="companyName" />
          <FaultField fault={fault} field="kvk" />
          <FaultField fault={fault} field="contractNumber" optional />
        </div>
      )}
      <p className={note}>Wij gebruiken uw gegevens alleen om de storing op te lossen.</p>
    </FaultStep>
  );
}
