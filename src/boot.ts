/**
 * Stands in the page itself. What a visitor sees comes first: the scripts, and the styles of what is not on the page yet,
 * are fetched once the page has loaded and been painted. The page comes to life with the first sign that somebody is about
 * to do something, or after a rest for what moves by itself. The button that was pressed meanwhile is remembered.
 */

declare global {
  interface Window {
    pressed?: HTMLButtonElement | null;
  }
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
const REST = 3000;

const { scripts = '', styles = '' } = document.currentScript?.dataset ?? {};
const files = scripts.split(' ');

window.onclick = ({ target }) => {
  if (target instanceof Element) window.pressed = target.closest('button');
};

const link = (attributes: Partial<HTMLLinkElement>) =>
  new Promise((resolve) => {
    document.head.append(
      Object.assign(document.createElement('link'), { ...attributes, onload: resolve, onerror: resolve }),
    );
  });

let fetching = false;
function fetchAll() {
  if (fetching) return;
  fetching = true;
  void link({ rel: 'preload', as: 'style', href: styles });
  for (const href of files) void link({ rel: 'modulepreload', href });
}

/** A second frame begins when the first has been painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function comeToLife() {
  for (const sign of SIGNS) removeEventListener(sign, comeToLife, true);
  clearTimeout(rest);
  // The page carries the styles of what it shows; what it shows next has them in the sheet.
  fetchAll();
  await Promise.all([link({ rel: 'stylesheet', href: styles }), painted()]);
  // One by one, so that a press never waits for all.
  for (const file of files) await import(/* @vite-ignore */ file);
}

let rest: ReturnType<typeof setTimeout> | undefined;
for (const sign of SIGNS) addEventListener(sign, comeToLife, true);
addEventListener('load', async () => {
  await painted();
  if (fetching) return;
  fetchAll();
  rest = setTimeout(comeToLife, REST);
});

export {};
