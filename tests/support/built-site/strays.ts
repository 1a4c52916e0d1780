import type { Page } from 'playwright-core';
import { layOutWhole } from '../browser/lay-out-whole.ts';

/**
 * Returns characters of a page's text and fields that are not among the known ones, usually none. Includes hidden text, to avoid
 * layout.
 * @returns undefined if the page is navigating
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

/** Returns all text that a page draws: text, values of fields and their placeholders. */
export async function shownText(page: Page): Promise<string> {
  const readText = () => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea')];
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not drawn
    return [document.body.innerText, ...fields.flatMap(({ value, placeholder }) => [value, placeholder])].join('\n');
  };
  // A test may end while the page is navigating.
  return layOutWhole(page)
    .then(() => page.evaluate(readText))
    .catch(() => '');
}

/** Characters outside the typeface's responsibility: other scripts, emoji, spaces, invisible characters, and the replacement character. */
const elsewhere =
  /[^\p{Script_Extensions=Latin}\p{Script_Extensions=Common}]|\p{Extended_Pictographic}(?<![©®™])|\s|\uFFFD|\p{C}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u;

/** Finds Latin and common characters of a text that fall back to a system font. */
export const strays = (text: string, drawn: ReadonlySet<string>): string[] =>
  [...new Set(text)].filter((character) => !drawn.has(character) && !elsewhere.test(character));
