import { FAILED } from './told';

/** A thrown promise or redirect is no error. */
function tellOf(error: unknown): void {
  if (error instanceof Error) window.parent.dispatchEvent(new CustomEvent(FAILED, { detail: error.message }));
}

window.addEventListener('error', ({ error }) => tellOf(error));
window.addEventListener('unhandledrejection', ({ reason }) => tellOf(reason));

// React reports caught errors to the console.
console.error = new Proxy(console.error, {
  apply(report, console, said: unknown[]) {
    said.forEach(tellOf);
    Reflect.apply(report, console, said);
  },
});
