import type { DeliveryInput, Outcome, Submission } from '../delivery/delivery.machine';

/** Whether a request is really sent; nothing is unless the site is configured to (D6). */
export type Delivery = 'simulated' | 'email';

/** Why a field is refused. */
export type Problem = 'missing' | 'emailInvalid' | 'datePassed';

export type Problems<Field extends string> = Partial<Record<Field, Problem>>;

interface FieldRule {
  required?: boolean;
  /** §5: the value must be what a browser accepts in an e-mail field. */
  email?: true;
  /** The first date that is good, `YYYY-MM-DD`. */
  from?: string;
}

/** What a form asks of each field (§5). */
export type FieldRules<Field extends string> = Record<Field, FieldRule>;

/** What was typed, and what about it is refused so far. */
export interface Filled<Field extends string> {
  values: Record<Field, string>;
  problems: Problems<Field>;
  /** Changed last. */
  typed: Field | undefined;
  /** What the form was refused for when it was last sent. It stays as it is while that is being mended. */
  refused: Problems<Field>;
}

/** A form that delivers what was typed. */
export interface Deliverable<Field extends string> extends Filled<Field>, Submission {
  /** The last submit came to nothing: the form offers other ways. */
  undelivered: boolean;
}

/** Fields that a form adds for a business (D41). */
export type BusinessField = 'companyName' | 'kvk';

export const businessRules: FieldRules<BusinessField> = { companyName: {}, kvk: {} };

/** What every form asks that a visitor can be answered by, with a message that may be left out. */
export type ContactField = 'name' | 'email' | 'phone' | 'message' | BusinessField;

/** §5 Calculator quote form and contact form: "browser type validation only". */
export const contactRules: FieldRules<ContactField> = {
  name: { required: true },
  email: { required: true, email: true },
  phone: { required: true },
  message: {},
  ...businessRules,
};

/** Nothing typed yet. */
export function blank<Field extends string>(rules: FieldRules<Field>): Deliverable<Field> {
  const values = Object.fromEntries(Object.keys(rules).map((field) => [field, ''])) as Record<Field, string>;
  return { values, problems: {}, typed: undefined, refused: {}, reference: '', trapped: false, undelivered: false };
}

/** A request keeps the reference of its first submit until it has arrived; what became of the one before is over. */
export const numbered = (
  before: Submission,
  { reference, trapped }: Submission,
): Submission & { refused: object; undelivered: boolean } => ({
  reference: before.reference || reference,
  trapped,
  refused: {},
  undelivered: false,
});

/** What is handed to delivery. */
export const delivering = <Request>({ reference, trapped }: Submission, request: Request): DeliveryInput<Request> => ({
  reference,
  trapped,
  request,
});

/** How a delivery ended; all else is a failure. */
export const endings = {
  delivered: (_: unknown, outcome: Outcome) => outcome === 'delivered',
  cancelled: (_: unknown, outcome: Outcome) => outcome === 'cancelled',
};

/** Whether a form may be submitted. */
export const complete = <Field extends string>(values: Record<Field, string>, rules: FieldRules<Field>): boolean =>
  Object.keys(problemsIn(values, rules)).length === 0;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** §5: what a browser accepts, which is the HTML standard's `valid e-mail address`. */
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'i');

export function problemsIn<Field extends string>(
  values: Record<Field, string>,
  rules: FieldRules<Field>,
): Problems<Field> {
  const fields = Object.keys(rules) as Field[];
  return problemsOf(values, rules, fields);
}

/** A form that is sent with problems says all of them. */
export function refused<Field extends string>(
  values: Record<Field, string>,
  rules: FieldRules<Field>,
): Pick<Filled<Field>, 'problems' | 'refused'> {
  const problems = problemsIn(values, rules);
  return { problems, refused: problems };
}

/** A changed field loses its problem as soon as it is mended, and gets no new one while the visitor types. */
export function changed<Field extends string>(
  { values, problems }: Pick<Filled<Field>, 'values' | 'problems'>,
  { field, value }: { field: Field; value: string },
  rules: FieldRules<Field>,
): Omit<Filled<Field>, 'refused'> {
  const changed = { ...values, [field]: value };
  return {
    values: changed,
    problems: problems[field] ? { ...without(problems, field), ...problemsOf(changed, rules, [field]) } : problems,
    typed: field,
  };
}

/** A field that is left is checked, unless nothing was typed in it yet. */
export function left<Field extends string>(
  { values, problems, typed }: Filled<Field>,
  { field }: { field: Field },
  rules: FieldRules<Field>,
): Problems<Field> {
  return values[field] || typed === field
    ? { ...without(problems, field), ...problemsOf(values, rules, [field]) }
    : problems;
}

function problemsOf<Field extends string>(values: Record<Field, string>, rules: FieldRules<Field>, fields: Field[]) {
  const problems: Problems<Field> = {};
  for (const field of fields) {
    const value = values[field].trim();
    const { required, email, from } = rules[field];
    if (required && !value) problems[field] = 'missing';
    else if (email && value && !EMAIL.test(value)) problems[field] = 'emailInvalid';
    // `YYYY-MM-DD` sorts as it reads.
    else if (from && value && value < from) problems[field] = 'datePassed';
  }
  return problems;
}

function without<Field extends string>(problems: Problems<Field>, field: Field): Problems<Field> {
  const { [field]: _, ...others } = problems;
  return others as Problems<Field>;
}
