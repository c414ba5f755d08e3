import { useSelector } from '@xstate/react';
import { assumptionTexts, outlookTexts as texts } from '../../../content/calculator/outlook';
import { batteryName, patternNames } from '../../../content/calculator/outlook-figures';
import type { OutlookActor } from '../../../machines/outlook/outlook.machine';
import {
  type AssumptionField,
  assumptionFields,
  batterySizes,
  usagePatterns,
} from '../../../machines/outlook/assumptions.rules';
import { ChoiceGroup, RadioPick } from '../../design/Choice/Choice';
import { TextField } from '../../design/Field/Field';
import { muted } from '../../design/tokens/text.css';
import * as styles from './outlook.css';
import { assumptionsIn, isWrong } from './outlook.logic';

interface Props {
  of: OutlookActor;
}

export function AssumptionFields({ of: actor }: Props) {
  const { pattern, battery } = useSelector(actor, assumptionsIn);
  return (
    <div className={styles.fields} role="group" aria-labelledby="outlook.assumptions">
      <div className={styles.wide}>
        <p id="outlook.assumptions" className={styles.caption}>
          {texts.assumptionsTitle}
        </p>
        <p className={muted}>{texts.assumptionsLead}</p>
      </div>
      <ChoiceGroup legend={texts.pattern} columns={1}>
        {usagePatterns.map((name) => (
          <RadioPick
            key={name}
            name="outlook.pattern"
            label={patternNames[name]}
            checked={pattern === name}
            onChange={() => actor.send({ type: 'pattern.choose', pattern: name })}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={texts.battery} columns="flow">
        {batterySizes.map((size) => (
          <RadioPick
            key={size}
            name="outlook.battery"
            label={batteryName(size)}
            checked={battery === size}
            onChange={() => actor.send({ type: 'battery.choose', battery: size })}
          />
        ))}
      </ChoiceGroup>
      {assumptionFields.map((field) => (
        <Assumption key={field} of={actor} field={field} />
      ))}
    </div>
  );
}

function Assumption({ of: actor, field }: Props & { field: AssumptionField }) {
  const value = useSelector(actor, (snapshot) => assumptionsIn(snapshot).typed[field]);
  const wrong = useSelector(actor, isWrong(field));
  const { label, unit, help, problem } = assumptionTexts[field];
  return (
    <TextField
      id={`outlook.${field}`}
      label={label}
      unit={unit}
      help={help}
      error={wrong ? problem : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onValue={(typed) => actor.send({ type: 'assumption.change', field, value: typed })}
    />
  );
}
