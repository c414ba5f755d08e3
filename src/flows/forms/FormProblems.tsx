import { useSelector } from '@xstate/react';
import { type Field, fieldLabels, problemMessage } from '../../../content/forms';
import { ErrorSummary } from '../../design/ErrorSummary';
import type { FormActor } from './FormField';

interface Props<Name extends Field> {
  form: FormActor<Name>;
  labels?: Record<Field, string>;
  /** Problems of what is no text field, shown first. */
  before?: { field: string; label: string; message: string }[];
}

export function FormProblems<Name extends Field>({ form, labels = fieldLabels, before = [] }: Props<Name>) {
  const problems = useSelector(form, ({ context }) => context.refused && context.problems);
  if (!problems) return null;
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
