import { fieldLabels, problemMessage } from '../../../content/forms';
import type { Problems } from '../../../machines/forms/forms.rules';
import { ErrorSummary } from '../../design/ErrorSummary';

type Field = keyof typeof fieldLabels;

interface Props<Name extends Field> {
  problems: Problems<Name>;
  /** Problems of what is no text field, shown first. */
  before?: { field: string; label: string; message: string }[];
}

export function FormProblems<Name extends Field>({ problems, before = [] }: Props<Name>) {
  const fields = Object.keys(fieldLabels) as Name[];
  return (
    <ErrorSummary
      id="form.problems"
      problems={[
        ...before,
        ...fields.flatMap((field) => {
          const problem = problems[field];
          return problem ? [{ field, label: fieldLabels[field], message: problemMessage(field, problem) }] : [];
        }),
      ]}
    />
  );
}
