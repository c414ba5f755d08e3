import { useSelector } from '@xstate/react';
import { Phone } from 'lucide';
import { company } from '../../../content/company';
import { issueTypeTexts } from '../../../content/forms/fault';
import { issueTypes } from '../../../machines/fault/fault.rules';
import { ButtonAnchor } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { DangerNotice } from './DangerNotice';
import { FaultStep, NextButton, type StepProps } from './FaultStep';
import * as styles from './fault.css';
import { issueTypeOf } from './fault.selectors';
import { issueTypeIcons } from './issue-type-icons';

export function TypeStep({ fault }: StepProps) {
  const chosen = useSelector(fault, issueTypeOf);

  return (
    <FaultStep
      title="Wat is er aan de hand?"
      onSubmit={() => fault.send({ type: 'next' })}
      back={
        <ButtonAnchor variant="quiet" href={company.phone.href} icon={<Icon of={Phone} />}>
          Liever bellen
        </ButtonAnchor>
      }
      onward={<NextButton variant="line" />}
    >
      <p className={styles.hint}>Tik op een kaart en u gaat direct verder. Weet u het niet, kies dan Volgende.</p>
      <div id="fault.issueType" tabIndex={-1} role="group" aria-label="Type storing" className={styles.types}>
        {issueTypes.map((issueType) => (
          <button
            key={issueType}
            type="button"
            className={styles.card}
            aria-pressed={issueType === chosen}
            onClick={() => fault.send({ type: 'issueType.choose', issueType })}
          >
            <span className={styles.picture}>
              <Icon of={issueTypeIcons[issueType]} />
            </span>
            <span>
              <b>{issueTypeTexts[issueType].label}</b>
              <small>{issueTypeTexts[issueType].hint}</small>
            </span>
          </button>
        ))}
      </div>
      <DangerNotice />
    </FaultStep>
  );
}
