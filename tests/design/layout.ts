import type { Page } from '@playwright/test';

export const surplusWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Scrolls to the end, a screen at a time, and names what has jumped. */
export async function shifts(page: Page) {
  // Everything that is preloaded has arrived before a visitor is at the end.
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      await frame();
      const shown = [...document.images].filter(
        (image) => image.checkVisibility() && image.getBoundingClientRect().top < 2 * window.innerHeight,
      );
      await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    }
    await document.fonts.ready;
    await frame();
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const entries: Shift[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    await frame();
    return (
      entries
        // Ignores shifts of less than a pixel, from fallback fonts.
        .filter(({ hadRecentInput, value }) => !hadRecentInput && value >= 0.003)
        .map(({ value, sources }) => {
          const names = sources.map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return `${element?.outerHTML.slice(0, 80)} ${previousRect.y} -> ${currentRect.y}, ${previousRect.height} -> ${currentRect.height}`;
          });
          return `${value.toFixed(4)}: ${names.join(' | ')}`;
        })
    );
  });
}

export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = new Set<string>();
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement;
      if (!element?.checkVisibility() || getComputedStyle(element).hyphens === 'auto') continue;
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N},.\u00ad]{2,}/gu)) {
        if (word.includes('\u00ad')) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) found.add(`broken: ${word} in ${element.outerHTML.slice(0, 100)}`);
      }
    }
    return [...found];
  });

export const smallText = (page: Page) =>
  page.evaluate(() => {
    const CONTROL = 'a, button, label, input, select, textarea, summary';
    const RUNNING = 90;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      const element = walker.currentNode.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('script, style, noscript, svg')) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      const least = element.closest(CONTROL) ? 15 : text.length > RUNNING ? 16 : 14;
      if (size < least) found.add(`${size} px: ${element.outerHTML.slice(0, 100)}`);
    }
    return [...found];
  });

export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const LEAST = 44;
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')) {
      const target = element.closest('label') ?? element;
      if (!target.checkVisibility({ visibilityProperty: true })) continue;
      const block = target.parentElement;
      const inSentence =
        getComputedStyle(target).display === 'inline' &&
        (block?.textContent?.trim().length ?? 0) > (target.textContent?.trim().length ?? 0);
      // A card's link covers the card by `::after`.
      const cover = getComputedStyle(target, '::after');
      const covering = cover.position === 'absolute' && cover.inset === '0px';
      const { width, height, right } = ((covering && target.offsetParent) || target).getBoundingClientRect();
      // Ignores what is visually hidden until focused.
      if (inSentence || width <= 1 || right < 0) continue;
      if (width < LEAST - 0.5 || height < LEAST - 0.5) {
        found.push(`${width.toFixed()} × ${height.toFixed()}: ${target.outerHTML.slice(0, 120)}`);
      }
    }
    return found;
  });

/** The focused element; whether it is covered or out of view; and whether it, or its card, has a focus ring. */
export const focusedControl = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body) return undefined;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const middle = (from: number, to: number, size: number) => (Math.max(from, 0) + Math.min(to, size)) / 2;
    const shown = document.elementFromPoint(
      middle(left, right, window.innerWidth),
      middle(top, bottom, window.innerHeight),
    );
    const part = control.closest('label') ?? control;
    const rings = [getComputedStyle(part), getComputedStyle(control), getComputedStyle(control, '::after')];
    return {
      name: `${[...document.querySelectorAll('*')].indexOf(control)} ${control.outerHTML.slice(0, 120)}`,
      hidden: !shown || !(part.contains(shown) || shown.contains(part)) || shown === document.documentElement,
      ringed: rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth === '3px'),
    };
  });
