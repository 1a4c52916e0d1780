import type { Page } from 'playwright-core';

/** Has the browser lay out all of the open page at once: what a visitor has not come near is else left for later (styles/base.css). */
export const layOutWhole = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
