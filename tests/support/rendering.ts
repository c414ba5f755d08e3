import type { Page } from '@playwright/test';

/** Renders content below the fold, which has no true height before, and skips transitions, whose colours have no contrast of their own. */
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
