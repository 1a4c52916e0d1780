import type { Page } from 'playwright-core';
import { layOutWhole } from './lay-out-whole.ts';

/**
 * What stands in a page's text and its fields, seen or not, without laying it out, in characters that are not among the known; and so nearly always nothing.
 * @returns undefined where the page is on its way to another
 */
export const unknownIn = (page: Page, known: string): Promise<string | undefined> =>
  page
    .evaluate((drawn) => {
      const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea')];
      const all = new Set([document.body.textContent, ...fields.flatMap(({ value, placeholder }) => [value, placeholder])].join(''));
      for (const character of drawn) all.delete(character);
      return [...all].join('').trim();
    }, known)
    .catch(() => undefined);

/** All that a page draws as letters just now: its text, what stands in its fields, and what they say while they are empty. */
export async function shownText(page: Page): Promise<string> {
  const read = () => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea')];
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not drawn
    return [document.body.innerText, ...fields.flatMap(({ value, placeholder }) => [value, placeholder])].join('\n');
  };
  // A test may end while the page is on its way to another.
  return layOutWhole(page)
    .then(() => page.evaluate(read))
    .catch(() => '');
}
