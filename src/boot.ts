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

const fetchSoon = (rel: string, href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));

async function comeToLife() {
  const files = scripts.split(' ');
  fetchSoon('stylesheet', styles);
  for (const file of files) fetchSoon('modulepreload', file);
  // One by one, so that a press never waits for all.
  for (const file of files) await import(/* @vite-ignore */ file);
}

addEventListener('load', () => requestAnimationFrame(() => setTimeout(comeToLife)));

export {};
