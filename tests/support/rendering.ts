import type { Page } from '@playwright/test';

/**
 * Renders what is far below the window as well: it has no true height before, and a transition there would never end. What
 * comes into sight meanwhile is there at once: half way it has the contrast of neither.
 */
export const renderAll = (page: Page) =>
  Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { content-visibility: visible !important; transition: none !important; }');
        document.adoptedStyleSheets.push(sheet);
      }),
    ),
  );
