import { options } from 'preact';
import { FAILED } from './told';

/** What is thrown to be waited for, or to lead to another page, is no error. */
function tellOf(error: unknown): void {
  if (error instanceof Error) window.parent.dispatchEvent(new CustomEvent(FAILED, { detail: error.message }));
}

window.addEventListener('error', ({ error }) => tellOf(error));
window.addEventListener('unhandledrejection', ({ reason }) => tellOf(reason));

// What a view throws while it is drawn is caught by the part of the page that then leaves it out.
const before: unknown = Reflect.get(options, '__e');
Reflect.set(options, '__e', (error: unknown, ...rest: unknown[]) => {
  tellOf(error);
  if (typeof before === 'function') before(error, ...rest);
});
