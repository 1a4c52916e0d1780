import type { Page } from 'playwright-core';

/** How a page fits a window of this width, in CSS pixels. */
export async function shapeAt(page: Page, width: number): Promise<{ overflow: number; smallLettering: string[]; charts: number[] }> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    /** How wide the drawings of figures are that have lettering. */
    charts: [...document.querySelectorAll('dl > div > dd[aria-hidden=true] svg:has(text)')].map(
      (chart) => chart.getBoundingClientRect().width,
    ),
    /** Words in drawings that are seen smaller than 13 px. */
    smallLettering: [...document.querySelectorAll<SVGTextElement>('main svg text')]
      .filter((text) => text.checkVisibility() && text.getClientRects().length > 0)
      .map((text) => ({ text: text.textContent, size: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0) }))
      .filter(({ size }) => size < 13)
      .map(({ text, size }) => `${text}: ${size}`),
  }));
}
