import { type Deliverable, type FieldRules, type Filled, changed } from './forms.rules';
import { type FormDraft, restored } from './draft.rules';

/** What a link chose for a form (D42). */
export interface Choice<Field extends string> {
  /** A line for sales: 'Pakket: Smart'. Empty where a service says it all. */
  about: string;
  /** Filled in where nothing is typed. */
  values: Partial<Record<Field, string>>;
}

export type Choosing<Field extends string> = Deliverable<Field> & {
  /** The line of the choice that was taken last. */
  about: string;
};

/** What is known is filled in where nothing is typed; the line stands in `field`, in the place of an earlier one. */
export function taken<Field extends string>(
  context: Choosing<Field>,
  { about, values: known }: Choice<Field>,
  field: NoInfer<Field>,
  rules: FieldRules<Field>,
): Omit<Filled<Field>, 'refused'> & { about: string } {
  const { values, about: before } = context;
  const text = before ? values[field].replace(before, '').trim() : values[field];
  const news = (Object.entries({ ...known, [field]: withLine(text, about) }) as [Field, string][]).filter(
    ([name, value]) => (name === field ? value !== values[name] : value && !values[name]),
  );
  const form = news.reduce<Omit<Filled<Field>, 'refused'>>(
    (filled, [name, value]) => changed(filled, { field: name, value }, rules),
    context,
  );
  return { ...form, about };
}

/** A line that was not typed takes no place from what was kept. */
export function restoredBeside<Field extends string>(
  context: Choosing<Field>,
  draft: FormDraft<Field>,
  field: NoInfer<Field>,
): FormDraft<Field> {
  const form = restored(context, draft);
  if (context.values[field] !== context.about) return form;
  return { ...form, values: { ...form.values, [field]: withLine(draft.values[field], context.about) } };
}

const withLine = (text: string, line: string): string =>
  text.includes(line) ? text : [text, line].filter(Boolean).join('\n');
