import { type EventObject, assign, emit, enqueueActions, setup } from 'xstate';
import { addressMachine } from '../address/address.machine';
import { type Submission, deliveryOf } from '../delivery/delivery.machine';
import type { StateMeta } from '../effects';
import {
  type Deliverable,
  type FieldRules,
  blank,
  changed,
  complete,
  endings,
  left,
  numbered,
  refused,
} from './forms.rules';
import { type FormEffect, failure, remind, toProblems, toSubmit } from './forms.effects';
import { type FormDraft, restored } from './draft.rules';

/** The events that every form hears. */
export type FormEvent<Field extends string, Draft extends FormDraft<Field> = FormDraft<Field>> =
  | { type: 'field.change'; field: Field; value: string }
  | { type: 'field.leave'; field: Field }
  | { type: 'draft.restore'; draft: Draft }
  | ({ type: 'submit' } & Submission);

/**
 * Sets up a machine that checks its fields by `rules`, delivers a request, and moves the focus. The machine of a form adds its
 * own actions and guards by `extend`.
 */
export function formSetup<
  Field extends string,
  Request,
  Effect extends EventObject,
  Event extends EventObject = FormEvent<Field>,
  Own extends object = object,
  Input = undefined,
>(rules: FieldRules<Field>) {
  type Context = Deliverable<Field> & Own;
  interface Given {
    context: Context;
  }
  /** TypeScript does not see that a generic context has the parts of every form. */
  const part = (changes: Partial<Deliverable<Field>>) => changes as Partial<Context & NonNullable<unknown>>;
  return setup({
    types: {
      context: {} as Context,
      input: {} as Input,
      events: {} as Event,
      emitted: {} as FormEffect | Effect,
      children: {} as { deliver: 'deliver'; findAddress: 'findAddress' },
      tags: {} as 'busy',
      meta: {} as StateMeta,
    },
    actors: {
      deliver: deliveryOf<Request>(),
      // For a form that asks an address: `extend` takes no actors.
      findAddress: addressMachine,
    },
    guards: {
      ...endings,
      incomplete: ({ context }: Given) => !complete(context.values, rules),
    },
    actions: {
      change: assign(({ context }, typed: { field: Field; value: string }) => part(changed(context, typed, rules))),
      leave: assign(({ context }, at: { field: Field }) => part({ problems: left(context, at, rules) })),
      refuse: assign(({ context }) => part(refused(context.values, rules))),
      restore: assign(({ context }, draft: FormDraft<Field>) => part(restored(context, draft))),
      remind: enqueueActions(remind),
      submit: assign(({ context }, submission: Submission) => part(numbered(context, submission))),
      fail: enqueueActions(({ enqueue }) => {
        enqueue.assign(part({ undelivered: true }));
        enqueue.emit(failure);
      }),
      focusSubmit: emit(toSubmit),
      focusProblems: emit(toProblems),
      clear: assign(() => part(blank(rules))),
    },
  });
}
