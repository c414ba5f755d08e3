import { useActorRef, useSelector } from '@xstate/react';
import { faultSteps } from '../../../content/fault';
import type { FaultActor, FaultSnapshot } from '../../../machines/fault/fault.machine';
import { Dialog } from '../../design/Dialog';
import { Stepper } from '../../design/Stepper';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { ConfirmationStep } from './ConfirmationStep';
import { DetailsStep } from './DetailsStep';
import { PlanningStep } from './PlanningStep';
import { TypeStep } from './TypeStep';
import { faultInput, faultLogic } from './fault.logic';

const steps = ['type', 'details', 'planning', 'confirmation'] as const;
const views = { type: TypeStep, details: DetailsStep, planning: PlanningStep, confirmation: ConfirmationStep };

/** The confirmation stays in view while the report is being made. */
const currentStep = (snapshot: FaultSnapshot) => steps.find((step) => snapshot.matches(step)) ?? 'confirmation';

export default function FaultWizard() {
  const fault: FaultActor = useActorRef(faultLogic, { input: faultInput() });
  const step = useSelector(fault, currentStep);
  const over = useSelector(fault, (snapshot) => snapshot.status === 'done');
  const Step = views[step];
  useFlowEffects(fault);

  if (over) return null;
  return (
    <Dialog
      title="Storing Melden"
      head={<Stepper steps={faultSteps} current={steps.indexOf(step)} />}
      onClose={() => fault.send({ type: 'close' })}
    >
      <Step fault={fault} />
    </Dialog>
  );
}
