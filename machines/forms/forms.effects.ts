import type { Submission } from '../delivery/delivery.machine';
import type { Focus, Navigate, Thanks, Toast } from '../effects';

/** What every form that delivers something asks of the world outside. */
export type FormEffect = Toast<'form.failed'> | Focus<'form.problems' | 'form.submit'>;

export const failure: Toast<'form.failed'> = { type: 'toast', kind: 'error', message: 'form.failed' };

export const toProblems: Focus<'form.problems'> = { type: 'focus', target: 'form.problems' };

export const toSubmit: Focus<'form.submit'> = { type: 'focus', target: 'form.submit' };

export const success = <Message extends string>(message: Message, { reference }: Submission): Toast<Message> => ({
  type: 'toast',
  kind: 'success',
  message,
  reference,
});

export const thanks = ({ reference }: Submission): Navigate<'/bedankt-offerte', Thanks> => ({
  type: 'navigate',
  to: '/bedankt-offerte',
  handover: { reference },
});
