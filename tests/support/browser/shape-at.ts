import type { Page } from 'playwright-core';

/** Measures the layout of a page at a viewport width, in CSS pixels. */
export async function shapeAt(page: Page, width: number): Promise<{ overflow: number; brokenWords: string[]; smallLettering: string[] }> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(() => ({
    /** Words broken across lines without a hyphen. */
    brokenWords: [...document.querySelectorAll('body :is(a, b, p, h1, h2, h3, li, td, th, dt, dd, label, span, strong, time, small)')]
      .filter(
        (element) =>
          element.clientHeight !== 1 &&
          !element.closest('svg, [aria-hidden=true]') &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text))
      .flatMap((text) => {
        const range = document.createRange();
        const lines = (from: number, to: number) => {
          range.setStart(text, from);
          range.setEnd(text, to);
          return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size;
        };
        if (lines(0, text.length) < 2) return [];
        return [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].filter((word) => lines(word.index, word.index + word[0].length) > 1).map(String);
      }),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    /** Words in drawings displayed smaller than 13 px. */
    smallLettering: [...document.querySelectorAll<SVGTextElement>('main svg text')]
      .filter((text) => text.checkVisibility() && text.getClientRects().length > 0)
      .map((text) => ({ text: text.textContent, size: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0) }))
      .filter(({ size }) => size < 13)
      .map(({ text, size }) => `${text}: ${size}`),
  }));
}
