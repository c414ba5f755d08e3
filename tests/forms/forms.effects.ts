import { reference } from './forms.model';

export const failure = { type: 'toast', kind: 'error', message: 'form.failed', id: 'form' };

export const success = (message: string) => ({ type: 'toast', kind: 'success', message, id: 'form', reference });

export const toProblems = { type: 'focus', target: 'form.problems' };

export const interruption = { type: 'toast', kind: 'error', message: 'form.interrupted', id: 'form' };

export const toSubmit = { type: 'focus', target: 'form.submit' };
