import type { Locator, Page } from 'playwright-core';
import { layOutWhole } from './lay-out-whole.ts';

/** The links of a part of the page in their order, as "name → address"; those that are not shown at the moment included. */
export const linksOf = (part: Locator): Promise<string[]> =>
  part
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => `${link.textContent?.trim()} → ${link.getAttribute('href')}`));

/** The section that has this short name above its heading, or this heading. */
export const section = (page: Page, name: string): Locator =>
  page.locator('section').filter({ has: page.getByText(name, { exact: true }) });

/** Text with single spaces and none around it, and ranges as they are written in the content. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d)–(?=\d)/g, '-')
    .trim();

/** What a person reads in a part of the page. */
export async function shownIn(part: Locator): Promise<string> {
  await layOutWhole(part.page());
  return plain((await part.allInnerTexts()).join(' '));
}
