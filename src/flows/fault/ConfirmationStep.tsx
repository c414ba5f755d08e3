import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  contactPreferenceTexts,
  dateShown,
  faultLabels,
  faultProblemMessage,
  issueTypeTexts,
} from '../../../content/forms/fault';
import { type FaultField, faultRules, stepOf } from '../../../machines/fault/fault.rules';
import { Button } from '../../design/Button/Button';
import { ErrorSummary } from '../../design/ErrorSummary/ErrorSummary';
import { DeliveryStatus } from '../delivery/DeliveryStatus';
import { Undelivered } from '../delivery/Undelivered';
import { Trap, submissionOf } from '../delivery/Trap';
import { BackButton, FaultStep, type StepProps } from './FaultStep';
import * as styles from './fault.css';
import { circumstancesOf, isRefused, problemsOf, reportIn } from './fault.selectors';

const fields = Object.keys(faultLabels) as FaultField[];

export function ConfirmationStep({ fault }: StepProps) {
  const report = useSelector(fault, reportIn, shallowEqual);
  const circumstances = useSelector(fault, circumstancesOf, shallowEqual);
  const problems = useSelector(fault, problemsOf);
  const refused = useSelector(fault, isRefused);
  const undelivered = useSelector(fault, ({ context }) => context.undelivered);
  const reference = useSelector(fault, ({ context }) => context.reference);
  const busy = useSelector(fault, (snapshot) => snapshot.hasTag('busy'));
  const rules = faultRules(circumstances);
  const shown = { ...report, preferredDate: dateShown(report.preferredDate) };

  const rowsOf = (step: 'details' | 'planning') =>
    fields
      .filter((field) => stepOf(field) === step && (rules[field].required || report[field]))
      .map((field) => <Row key={field} label={faultLabels[field]} value={shown[field]} />);
  const mend = (field: FaultField | 'issueType') => fault.send({ type: 'field.mend', field });

  return (
    <FaultStep
      title="Klopt alles?"
      onSubmit={(form) => fault.send({ type: 'submit', ...submissionOf(new FormData(form)) })}
      plain={busy}
      back={!busy && <BackButton fault={fault} />}
      onward={
        <Button id="fault.submit" type="submit" busy={busy && 'Melden...'}>
          Storing melden
        </Button>
      }
    >
      <ErrorSummary
        id="fault.problems"
        problems={fields.flatMap((field) => {
          const problem = refused && problems[field];
          return problem ? [{ field, label: faultLabels[field], message: faultProblemMessage(field, problem) }] : [];
        })}
        onMend={mend}
      />
      <Block title="Storing" onMend={() => mend('issueType')} busy={busy}>
        <Row label="Type" value={report.issueType ? issueTypeTexts[report.issueType].label : ''} />
      </Block>
      <Block title="Gegevens" onMend={() => mend('description')} busy={busy}>
        {rowsOf('details')}
      </Block>
      <Block title="Planning" onMend={() => mend('preferredDate')} busy={busy}>
        {rowsOf('planning')}
        <Row label="Contact" value={contactPreferenceTexts[report.contactPreference]} />
      </Block>
      <DeliveryStatus of={fault} request="melding" />
      {undelivered && !busy && (
        <Undelivered
          request="melding"
          reference={reference}
          filled={[
            ['Type', report.issueType ? issueTypeTexts[report.issueType].label : ''],
            ...fields.map((field) => [faultLabels[field], shown[field]] as const),
            ['Contact', contactPreferenceTexts[report.contactPreference]],
          ]}
        />
      )}
      <Trap />
    </FaultStep>
  );
}

interface BlockProps {
  title: string;
  busy: boolean;
  onMend: () => void;
  children: ReactNode;
}

const Block = ({ title, busy, onMend, children }: BlockProps) => (
  <section className={styles.block}>
    <div className={styles.blockHead}>
      <h3>{title}</h3>
      {!busy && (
        <Button variant="quiet" size="small" aria-label={`Wijzig ${title.toLowerCase()}`} onClick={onMend}>
          Wijzig
        </Button>
      )}
    </div>
    <dl>{children}</dl>
  </section>
);

const Row = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd data-empty={!value.trim()}>{value.trim() || 'Nog niet ingevuld'}</dd>
  </div>
);
