import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { type Field, fieldLabels, problemMessage } from '../../../content/forms/forms';
import { ErrorSummary } from '../../design/ErrorSummary/ErrorSummary';
import type { AnyActorRef } from 'xstate';
import type { Filled } from '../../../machines/forms/forms.rules';

interface Props<Name extends Field> {
  form: { getSnapshot: () => { context: Filled<Name> }; subscribe: AnyActorRef['subscribe'] };
  labels?: Record<Field, string>;
  before?: ComponentProps<typeof ErrorSummary>['problems'];
}

export function FormProblems<Name extends Field>({ form, labels = fieldLabels, before = [] }: Props<Name>) {
  const refused = useSelector(form, ({ context }) => context.refused);
  const problems = useSelector(form, ({ context }) => context.problems);
  const fields = Object.keys(labels) as Name[];
  return (
    <ErrorSummary
      id="form.problems"
      problems={[
        ...before,
        ...fields.flatMap((field) => {
          const problem = refused[field];
          if (!problem) return [];
          const message = problemMessage(field, problem, labels);
          return [{ field, label: labels[field], message, mended: !problems[field] }];
        }),
      ]}
    />
  );
}
