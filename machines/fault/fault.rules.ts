import { type FieldRules, type Filled, type Problems, problemsIn } from '../forms/forms.rules';

export const issueTypes = ['power-outage', 'short-circuit', 'safety', 'other'] as const;
export type IssueType = (typeof issueTypes)[number];

export const contactPreferences = ['phone', 'email'] as const;
export type ContactPreference = (typeof contactPreferences)[number];

/** What is typed or picked in a field. */
export type FaultField =
  | 'description'
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  | 'companyName'
  | 'kvk'
  | 'contractNumber'
  | 'preferredDate'
  | 'preferredTime';

export interface FaultReport extends Record<FaultField, string> {
  /** Absent where the visitor went on without choosing. */
  issueType?: IssueType;
  contactPreference: ContactPreference;
}

/** What the rules depend on. */
export interface Circumstances {
  /** A business customer also gives company name and KvK number (§6). */
  business: boolean;
  /** In Amsterdam, `YYYY-MM-DD`. */
  today: string;
}

const businessFields: readonly FaultField[] = ['companyName', 'kvk', 'contractNumber'];

/** §5 Fault wizard. */
export const faultRules = ({ business, today }: Circumstances): FieldRules<FaultField> => ({
  description: {},
  name: { required: true },
  phone: { required: true },
  email: { required: true, email: true },
  address: { required: true },
  companyName: { required: business },
  kvk: { required: business },
  contractNumber: {},
  preferredDate: { required: true, from: today },
  preferredTime: { required: true },
});

/** The step on which something is asked for. */
export function stepOf(field: FaultField | 'issueType'): 'type' | 'details' | 'planning' {
  if (field === 'issueType') return 'type';
  return field === 'preferredDate' || field === 'preferredTime' ? 'planning' : 'details';
}

/** Returns the steps that lack an issue type or a required field. */
export const unfinished = (
  { values, issueType }: Pick<Filled<FaultField>, 'values'> & Pick<FaultReport, 'issueType'>,
  circumstances: Circumstances,
): Set<ReturnType<typeof stepOf>> =>
  new Set(
    [
      ...(issueType ? [] : (['issueType'] as const)),
      ...(Object.keys(problemsIn(values, faultRules(circumstances))) as FaultField[]),
    ].map(stepOf),
  );

/** The problems that are still problems when the rules have changed. */
export function remaining(
  { values, problems }: Filled<FaultField>,
  rules: FieldRules<FaultField>,
): Problems<FaultField> {
  const found = problemsIn(values, rules);
  return Object.fromEntries(Object.entries(problems).filter(([field]) => field in found));
}

/** What is reported: nothing about a company by who is no business customer. */
export function reportOf({
  values,
  issueType,
  contactPreference,
  business,
}: Pick<Filled<FaultField>, 'values'> &
  Pick<FaultReport, 'issueType' | 'contactPreference'> &
  Pick<Circumstances, 'business'>): FaultReport {
  const company = business ? {} : Object.fromEntries(businessFields.map((field) => [field, '']));
  return { ...values, ...company, issueType, contactPreference };
}
