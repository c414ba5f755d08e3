import { FAILED } from './told';

/** What is thrown to be waited for, or to lead to another page, is no error. */
function tellOf(error: unknown): void {
  if (error instanceof Error) window.parent.dispatchEvent(new CustomEvent(FAILED, { detail: error.message }));
}

window.addEventListener('error', ({ error }) => tellOf(error));
window.addEventListener('unhandledrejection', ({ reason }) => tellOf(reason));

// An error that a boundary caught, React reports to the console.
console.error = new Proxy(console.error, {
  apply(report, console, said: unknown[]) {
    said.forEach(tellOf);
    Reflect.apply(report, console, said);
  },
});
