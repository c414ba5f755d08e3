import { isReference } from '../delivery/delivery.rules';
import type { Deliverable, FieldRules } from './forms.rules';

/** What of a form outlives the page that it is filled in on. */
export interface FormDraft<Field extends string> {
  values: Record<Field, string>;
  /** Empty before the first submit. */
  reference: string;
}

/** Nothing while nothing is typed. */
export const draftOf = <Field extends string>({
  values,
  reference,
}: Pick<Deliverable<Field>, 'values' | 'reference'>): FormDraft<Field> | undefined =>
  Object.values(values).some(Boolean) ? { values, reference } : undefined;

/** Nothing where what was kept has another shape, as an earlier version of the site may have left. */
export function draftIn<Field extends string>(kept: unknown, rules: FieldRules<Field>): FormDraft<Field> | undefined {
  if (!isRecord(kept) || !isRecord(kept.values) || !(kept.reference === '' || isReference(kept.reference))) return;
  const { values, reference } = kept;
  // A field that an earlier version did not have, and that may be left out, is empty.
  const entries = (Object.keys(rules) as Field[]).map(
    (field) => [field, rules[field].required ? values[field] : (values[field] ?? '')] as const,
  );
  if (!entries.every(([, value]) => typeof value === 'string')) return;
  return { values: Object.fromEntries(entries) as Record<Field, string>, reference };
}

/** What the visitor typed before the draft was found counts more. */
export const restored = <Field extends string>(
  context: Pick<Deliverable<Field>, 'values' | 'reference'>,
  draft: FormDraft<Field>,
): FormDraft<Field> => {
  const typed = Object.entries<string>(context.values).filter(([, value]) => value);
  return {
    values: { ...draft.values, ...Object.fromEntries(typed) },
    reference: context.reference || draft.reference,
  };
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
