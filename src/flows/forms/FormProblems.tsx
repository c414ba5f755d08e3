import { type Field, fieldLabels, problemMessage } from '../../../content/forms';
import type { Problems } from '../../../machines/forms/forms.rules';
import { ErrorSummary } from '../../design/ErrorSummary';

interface Props<Name extends Field> {
  problems: Problems<Name>;
  labels?: Record<Field, string>;
  /** Problems of what is no text field, shown first. */
  before?: { field: string; label: string; message: string }[];
}

export function FormProblems<Name extends Field>({ problems, labels = fieldLabels, before = [] }: Props<Name>) {
  const fields = Object.keys(labels) as Name[];
  return (
    <ErrorSummary
      id="form.problems"
      problems={[
        ...before,
        ...fields.flatMap((field) => {
          const problem = problems[field];
          return problem ? [{ field, label: labels[field], message: problemMessage(field, problem, labels) }] : [];
        }),
      ]}
    />
  );
}
