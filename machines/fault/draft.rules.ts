import { draftIn, draftOf, isRecord } from '../forms/draft.rules';
import { contactPreferences, faultRules, issueTypes } from './fault.rules';
import type { FaultContext, FaultDraft } from './fault.setup';
import { type FaultStep, faultSteps } from './steps.rules';

/** Which fields there are depends on nothing; who has to fill them in does. */
const rules = faultRules({ business: true, today: '' });

export const faultDraftOf = (context: FaultContext, step: FaultStep): FaultDraft | undefined => {
  const { values, reference, issueType, contactPreference } = context;
  return draftOf(context) || issueType ? { values, reference, issueType, contactPreference, step } : undefined;
};

/** Nothing where what was kept has another shape, as an earlier version of the site may have left. */
export function faultDraftIn(kept: unknown): FaultDraft | undefined {
  const draft = draftIn(kept, rules);
  if (!draft || !isRecord(kept)) return;
  const step = faultSteps.find((name) => name === kept.step);
  const contactPreference = contactPreferences.find((name) => name === kept.contactPreference);
  if (!step || !contactPreference) return;
  return { ...draft, step, contactPreference, issueType: issueTypes.find((name) => name === kept.issueType) };
}
