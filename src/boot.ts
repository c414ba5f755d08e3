/**
 * Stands in the page itself. What a visitor sees comes first: the scripts, and the styles of what is not on the page yet,
 * are fetched once the page has loaded and been painted. The button that was pressed meanwhile is remembered.
 */

declare global {
  interface Window {
    pressed?: HTMLButtonElement | null;
  }
}

const { scripts = '', styles = '' } = document.currentScript?.dataset ?? {};

window.onclick = ({ target }) => {
  if (target instanceof Element) window.pressed = target.closest('button');
};

// A form is posted by the browser only where no script takes it.
window.onsubmit = (event) => {
  if (document.documentElement.dataset.script !== 'failed') event.preventDefault();
};

const fetchSoon = (rel: string, href: string) =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel, href, onload: resolve, onerror: resolve });
    document.head.append(link);
  });

async function comeToLife() {
  const files = scripts.split(' ');
  const styled = fetchSoon('stylesheet', styles);
  for (const file of files) void fetchSoon('modulepreload', file);
  // The page carries the styles of what it shows; what it shows next has them in the sheet.
  await styled;
  // One by one, so that a press never waits for all.
  for (const file of files) await import(/* @vite-ignore */ file);
}

/** Has the page show what it has for a browser without JavaScript: a lead form is then posted by the browser itself. */
function goWithoutScript() {
  document.documentElement.dataset.script = 'failed';
}

// A second frame begins when the first has been painted.
addEventListener('load', () =>
  requestAnimationFrame(() => requestAnimationFrame(() => comeToLife().catch(goWithoutScript))),
);

export {};
