import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';

type Language = KnowledgeData['words']['languages']['languages'][number];

/** Words that must be another language's, and their share of a message; in a short one without English, one is enough. */
const LEAST = 2;
const SHARE = 1 / 3;
const SHORT = 3;
/** What a word counts that is English as well: "in", "the", "so". */
const SHARED = 0.35;
/** Shortest beginning by which a longer form of a word is known: fiets, fietsen. */
const STEM = 4;

/**
 * The language of a message, where it is another than English, and its words in English.
 * @param isEnglish whether a word is one of the site's or an ordinary English one
 */
export function foreignLanguage(
  text: string,
  languages: readonly Language[],
  isEnglish: (word: string) => boolean,
): { name: string; english: string } | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const score = (language: Language) =>
    words.filter((word) => meaning(word, language) !== undefined).reduce((sum, word) => sum + (isEnglish(word) ? SHARED : 1), 0);
  const least = Math.max(words.length * SHARE, words.length <= SHORT && !words.some(isEnglish) ? 1 : LEAST);
  const language =
    languages.find(({ script }) => script && new RegExp(`\\p{Script=${script}}`, 'u').test(text)) ??
    languages.filter((each) => !each.script && score(each) >= least).toSorted((one, other) => score(other) - score(one))[0];
  if (!language) return undefined;
  const { name, means, script } = language;
  const own = (word: string) => (/^[a-z0-9]+$/.test(word) ? word : '');
  const english = script === 'Han' ? within(text, means) : words.map((word) => meaning(word, language) ?? own(word));
  return { name, english: [...new Set([...english.filter(Boolean), ...(script ? (text.match(/[A-Za-z0-9%]+/g) ?? []) : [])])].join(' ') };
}

/** What a word means, also in a longer form than the list has; empty for a word that tells only the language. Arabic joins articles before it. */
function meaning(word: string, { means, script, words }: Language): string | undefined {
  if (Object.hasOwn(means, word)) return means[word];
  if (words.includes(word)) return '';
  for (let length = word.length - 1; length >= (script ? STEM - 1 : STEM); length--)
    for (let at = 0; at <= (script === 'Arabic' ? word.length - length : 0); at++) {
      const part = word.slice(at, at + length);
      if (Object.hasOwn(means, part)) return means[part];
    }
  return undefined;
}

/** What stands in a text without spaces, in its order: a longer word hides the shorter ones in it. */
function within(text: string, means: Language['means']): string[] {
  const longest = Object.keys(means).sort((one, other) => other.length - one.length);
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    const word = longest.find((each) => text.startsWith(each, at));
    if (word) found.push(means[word] as string);
    at += word?.length ?? 1;
  }
  return found;
}
