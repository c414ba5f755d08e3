import type { FaultSnapshot } from '../../../machines/fault/fault.machine';
import { type Circumstances, reportOf, unfinished } from '../../../machines/fault/fault.rules';

export const issueTypeOf = ({ context }: FaultSnapshot) => context.issueType;

export const contactPreferenceOf = ({ context }: FaultSnapshot) => context.contactPreference;

export const circumstancesOf = ({ context: { business, today } }: FaultSnapshot): Circumstances => ({
  business,
  today,
});

export const unfinishedOf = ({ context }: FaultSnapshot) => [...unfinished(context, context)];

export const reportIn = ({ context }: FaultSnapshot) => reportOf(context);

export const problemsOf = ({ context }: FaultSnapshot) => context.problems;

export const isRefused = ({ context }: FaultSnapshot) => Object.keys(context.refused).length > 0;
