import type { Page } from 'playwright-core';

/** Forces layout of the whole page, which `content-visibility` otherwise defers (styles/base.css). */
export const layOutWhole = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
