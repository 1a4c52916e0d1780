import type { Locator } from 'playwright-core';
import { layOutWhole } from './lay-out-whole.ts';

/** Lists the links of an element in order, as "name → path", hidden ones included. */
export const linksOf = (part: Locator): Promise<string[]> =>
  part
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => `${link.textContent?.trim()} → ${link.getAttribute('href')}`));

/** Normalises white space, and en dashes in ranges to hyphens as in the content. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d)–(?=\d)/g, '-')
    .trim();

/** Returns the visible text of an element. */
export async function shownIn(part: Locator): Promise<string> {
  await layOutWhole(part.page());
  return plain((await part.allInnerTexts()).join(' '));
}
