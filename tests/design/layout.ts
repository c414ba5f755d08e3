import type { Page } from '@playwright/test';

/** What these look at is what a visitor sees; they run in the page. */

/** How far the page is wider than the window. */
export const surplusWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Scrolls to the end, a screen at a time and as slowly as the page draws, and names what has jumped. */
export async function shifts(page: Page) {
  // Nobody is at the end of a page before what it asks for at once is there.
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
        // A font that comes late makes words a hair wider than its stand-in: less than anybody sees.
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

/** Words in two lines that nothing hyphenates. */
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

/** Text that is too small: of a control under 15 px, running text under 16, and anything under 14. */
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

/** Controls under 44 px, but for links in a sentence. */
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
      // A control may reach beyond its text: over the card that it belongs to.
      const cover = getComputedStyle(target, '::after');
      const covering = cover.position === 'absolute' && cover.inset === '0px';
      const { width, height, right } = ((covering && target.offsetParent) || target).getBoundingClientRect();
      // What waits out of sight for the keyboard, such as the way past the menu.
      if (inSentence || width <= 1 || right < 0) continue;
      if (width < LEAST - 0.5 || height < LEAST - 0.5) {
        found.push(`${width.toFixed()} × ${height.toFixed()}: ${target.outerHTML.slice(0, 120)}`);
      }
    }
    return found;
  });

/** Every colour of text with the colours that lie behind it, nearest first, down to one that lets nothing through. */
export const textColors = (page: Page) =>
  page.evaluate(() => {
    const found = new Map<string, { text: string; grounds: string[]; example: string }>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.textContent?.trim() || !element || element.closest('script, style, noscript')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const grounds: string[] = [];
      for (let ground: Element | null = element; ground; ground = ground.parentElement) {
        const { backgroundColor } = getComputedStyle(ground);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') grounds.push(backgroundColor);
        if (backgroundColor.startsWith('rgb(')) break;
      }
      const { color } = getComputedStyle(element);
      found.set([color, ...grounds].join(), { text: color, grounds, example: element.outerHTML.slice(0, 100) });
    }
    return [...found.values()];
  });

/**
 * What has the focus, unless it is the page; whether something else lies over it or it is out of the window; and
 * whether a ring is drawn around it, or the card that it covers.
 */
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
