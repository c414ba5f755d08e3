import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { faultStepTitles } from '../../../content/forms/fault-steps';
import type { FaultActor } from '../../../machines/fault/fault.machine';
import { faultSteps } from '../../../machines/fault/steps.rules';
import { Dialog } from '../../design/Dialog/Dialog';
import { Stepper } from '../../design/Stepper/Stepper';
import { useDraft } from '../../effects/useDraft';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { ConfirmationStep } from './ConfirmationStep';
import { DetailsStep } from './DetailsStep';
import { PlanningStep } from './PlanningStep';
import { TypeStep } from './TypeStep';
import { currentStep, faultDraft, faultInput, faultLogic } from './fault.logic';
import { unfinishedOf } from './fault.selectors';

const titles = faultSteps.map((step) => faultStepTitles[step]);

const views = { type: TypeStep, details: DetailsStep, planning: PlanningStep, confirmation: ConfirmationStep };

export function FaultWizard() {
  const fault: FaultActor = useActorRef(faultLogic, { id: 'fault-wizard', input: faultInput() });
  const step = useSelector(fault, currentStep);
  const over = useSelector(fault, (snapshot) => snapshot.status === 'done');
  const unfinished = useSelector(fault, unfinishedOf, shallowEqual).map((name) => faultStepTitles[name]);
  const Step = views[step];
  useFlowEffects(fault);
  useDraft(fault, 'fault', faultDraft);

  if (over) return null;
  return (
    <Dialog
      id="fault-wizard"
      title="Storing Melden"
      head={<Stepper steps={titles} current={faultSteps.indexOf(step)} unfinished={unfinished} />}
      onClose={() => fault.send({ type: 'close' })}
    >
      <Step fault={fault} />
    </Dialog>
  );
}
