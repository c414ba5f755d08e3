import type { Page } from '@playwright/test';
import { type Color, blend, formatHex } from 'culori';
import { type Token, dark, light, textPairs } from '../../src/design/tokens/palette';

/** The text whose colour and ground are no pair of the palette, in light and dark. `tests/design/contrast.test.ts` holds the contrast of the pairs. @param view CSS selector of the parts to look at. */
export async function strangeColors(page: Page, view = 'body') {
  const found: string[] = [];
  for (const [colorScheme, palette] of Object.entries({ light, dark }) as ['light' | 'dark', typeof light][]) {
    await page.emulateMedia({ colorScheme });
    const held = heldIn(palette);
    for (const { text, grounds, example } of await textColors(page, view)) {
      const pair = `${hex(text)} on ${hex(blend([palette.paper, ...grounds.toReversed()], 'normal'))}`;
      if (!held.has(pair)) found.push(`${colorScheme} ${pair}: ${example}`);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  return found;
}

const heldIn = (palette: typeof light) =>
  new Set(
    (Object.entries(textPairs) as [Token, readonly Token[]][]).flatMap(([color, grounds]) =>
      grounds.map((ground) => `${hex(palette[color])} on ${hex(palette[ground])}`),
    ),
  );

const hex = (color: string | Color) => formatHex(color);

/** Text colours with the backgrounds behind them, nearest first, down to an opaque one. */
const textColors = (page: Page, view: string) =>
  page.locator(view).evaluateAll((parts) => {
    const found = new Map<string, { text: string; grounds: string[]; example: string }>();
    for (const part of parts) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.textContent?.trim() || !element || element.closest('script, style, noscript')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        // The pointer washes what it lies on with a little ink.
        if (element.closest('button, a')?.matches(':hover')) continue;
        const grounds: string[] = [];
        for (let ground: Element | null = element; ground; ground = ground.parentElement) {
          const { backgroundColor } = getComputedStyle(ground);
          if (backgroundColor !== 'rgba(0, 0, 0, 0)') grounds.push(backgroundColor);
          if (backgroundColor.startsWith('rgb(')) break;
        }
        const { color } = getComputedStyle(element);
        found.set([color, ...grounds].join(), { text: color, grounds, example: element.outerHTML.slice(0, 100) });
      }
    }
    return [...found.values()];
  });
