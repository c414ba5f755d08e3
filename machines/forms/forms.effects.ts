import type { Submission } from '../delivery/delivery.machine';
import type { Focus, Navigate, Thanks, Toast } from '../effects';

/** What every form that delivers something asks of the world outside. */
export type FormEffect = Toast<'form.failed' | 'form.interrupted'> | Focus<'form.problems' | 'form.submit'>;

/** A new outcome of a form replaces what was said before (D38). */
export const FORM = 'form';

export const failure: Toast<'form.failed'> = { type: 'toast', kind: 'error', message: 'form.failed', id: FORM };

/** Of a request that was on its way when its page was left, nobody knows whether it has arrived. */
export const interruption: Toast<'form.interrupted'> = {
  type: 'toast',
  kind: 'error',
  message: 'form.interrupted',
  id: FORM,
};

interface Emitting {
  enqueue: { emit(effect: Toast<'form.interrupted'>): void };
}

/** A draft that has a reference was sent, and has not been confirmed. */
export function remind({ enqueue }: Emitting, { reference }: Pick<Submission, 'reference'>): void {
  if (reference) enqueue.emit(interruption);
}

export const toProblems: Focus<'form.problems'> = { type: 'focus', target: 'form.problems' };

export const toSubmit: Focus<'form.submit'> = { type: 'focus', target: 'form.submit' };

export const success = <Message extends string>(message: Message, { reference }: Submission): Toast<Message> => ({
  type: 'toast',
  kind: 'success',
  message,
  id: FORM,
  reference,
});

export const thanks = ({ reference }: Submission): Navigate<'/bedankt-offerte', Thanks> => ({
  type: 'navigate',
  to: '/bedankt-offerte',
  handover: { reference },
});
