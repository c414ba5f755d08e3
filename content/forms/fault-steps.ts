import { type FaultStep, faultSteps } from '../../machines/fault/steps.rules';
import { inWords } from '../words';

export const faultStepTitles: Record<FaultStep, string> = {
  type: 'Type',
  details: 'Details',
  planning: 'Planning',
  confirmation: 'Bevestiging',
};

/** `vier stappen` */
export const inFaultSteps = `${inWords(faultSteps.length)} stappen`;
