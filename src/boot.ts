/**
 * Stands in the page itself. What a visitor sees comes first: the scripts, and the styles of what is not on the page yet,
 * are fetched once the page has loaded and been painted, and run at the first sign of a visitor. What was pressed or sent
 * meanwhile is remembered.
 */

declare global {
  interface Window {
    /** Does once more what was pressed, and what was sent, before the page could hear of it. */
    again?: (() => void)[];
    /** Has the page come to life (`client.tsx`). */
    start: () => void;
  }
}

/** The first is a press: what it does by itself is not held up by the scripts. */
const SIGNS = ['click', 'keydown', 'focusin', 'pointermove', 'scroll', 'offline'] as const;
/**
 * After so long (ms) the page also comes to life for who only looks: something in it may move or appear by itself. No delay
 * of a machine: the code of the machines is what is waited for.
 */
const LOOKED_LONG_ENOUGH = 6000;

/** What has not come after so long (ms) from the first sign is not waited for: a line may hang without an end. */
const TOO_LATE = 10_000;

/** Of the addresses without a page, those that are nothing to the router either; /blog/nergens has a view of its own, /Contact a page. */
const UNKNOWN_WORD = /^\/[a-z\d]+$/;

const { scripts, styles } = document.currentScript!.dataset as Record<'scripts' | 'styles', string>;
const { dataset: root } = document.documentElement;
const files = scripts.split(' ');

/** What was sent, then what was pressed. */
const again: (() => void)[] = [];
window.again = again;
// A link that opens something over the page leads elsewhere, and a form is posted by the browser, only where no script comes:
// a picture, and the fault wizard.
window.onclick = (event) => {
  // What waits to be sent is not left behind: a page of the site that is pressed waits as well.
  const links = again[0] ? 'a[href^="/"]' : '[data-again], [href^="/contact?"]';
  const target = event.target as Element;
  const control = target.closest<HTMLElement>(`[type=button], ${links}`);
  if (control?.matches('a')) event.preventDefault();
  if (control) again[1] = () => control.click();
  // Its machine says what is wrong with a form, in words of its own; Enter in a field presses the button as well.
  const submit = target.closest<HTMLButtonElement>('[type=submit]');
  if (submit?.form) submit.form.noValidate = true;
};
window.onsubmit = (event) => {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  form.noValidate = false;
  again[0] = () => form.requestSubmit(form.querySelector<HTMLElement>('[formmethod]'));
};

// What is typed before a machine keeps it stays with this entry of the history, until the router takes that over.
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
window.oninput = ({ target }) => {
  // Who types on after sending what is not complete is not called back from it.
  if ((target as HTMLInputElement).form?.checkValidity() === false) delete again[0];
  history.replaceState({ ...history.state, typed: fields().map(({ value, checked }) => ({ value, checked })) }, '');
};
// DOMContentLoaded waits for a script (`tools/first-view.ts`).
document.addEventListener(
  'readystatechange',
  () => {
    for (const [index, field] of fields().entries()) Object.assign(field, history.state?.typed?.[index]);
  },
  { once: true },
);

const addLink = (link: Partial<HTMLLinkElement>) =>
  new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), link, { onload, onerror }));
  });

/**
 * Has the page show what it has for a browser without JavaScript: a lead form is then posted by the browser itself, also
 * one that was sent meanwhile.
 */
function goWithoutScript() {
  root.script = 'failed';
  window.onclick = window.onsubmit = null;
  again.splice(0).forEach((act) => act());
}

const nothing = () => undefined;

/** The first frame can be long on its way to the screen; whatever is fetched meanwhile holds it up. */
const firstPaint = new Promise((resolve) =>
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
);

// A second frame begins when the first has been painted.
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Whether more may be to be seen than the page itself has: by its address, or for who has been here before. To look into
 * what was kept would hold up the page for longer than anything else here; files that need not be fetched tell as much.
 */
const isIncomplete = () =>
  (root.page === 'not-found' && !UNKNOWN_WORD.test(location.pathname)) ||
  location.search !== '' ||
  (performance.getEntries() as Partial<PerformanceNavigationTiming>[]).some(
    ({ type = 'navigate', initiatorType, transferSize }) =>
      type !== 'navigate' || (initiatorType === 'link' && transferSize === 0),
  );

const firstSign = new Promise((resolve) => {
  for (const name of SIGNS) addEventListener(name, resolve, { once: true });
  // Who only looks gives no sign; how long is said above, with its reason.
  addEventListener('load', () => setTimeout(resolve, LOOKED_LONG_ENOUGH));
});

async function comeToLife() {
  // A picture or a font that never comes holds up nobody who is there.
  await Promise.race([new Promise((resolve) => addEventListener('load', resolve)), firstSign]);
  // Not every browser tells of its paints.
  await Promise.race([firstPaint, firstSign]);
  // What would have held up that paint (`tools/first-view.ts`).
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-type=date]')) field.type = 'date';
  const wanted = isIncomplete() ? Promise.resolve() : firstSign;
  // One to a frame, as all at once would hold up a slow phone; nor in the first, which may yet lack the picture.
  for (const link of [...files.map((href) => ({ rel: 'modulepreload', href })), { rel: 'prefetch', href: styles }]) {
    await Promise.race([painted(), wanted]);
    addLink(link).catch(link.rel === 'modulepreload' ? goWithoutScript : nothing);
  }
  await wanted;
  const late = setTimeout(goWithoutScript, TOO_LATE);
  await painted();
  // The page carries the styles of what it shows; what it shows next has them in the sheet.
  await addLink({ rel: 'stylesheet', href: styles }).catch(nothing);
  // One by one, so that a press never waits for all.
  for (const file of files) await import(/* @vite-ignore */ file);
  clearTimeout(late);
  root.script = 'running';
  window.start();
}

comeToLife().catch(goWithoutScript);

export {};
