import type { Content } from '../../../content/load.ts';

type Foreign = Content['assistant']['languages'][number];

/** Words of a message that must be another language's, and their share of it. */
const LEAST = 2;
const SHARE = 0.33;
/** A word that is English as well says little: "in", "the", "so". */
const SHARED = 0.35;
/** Longest message of which one word is enough, where none is English. */
const SHORT = 3;
/** Shortest beginning by which a longer form of a word is known: fiets, fietsen. */
const STEM = 4;

/**
 * The language of a message, where it is another than English.
 * @param isEnglish whether a word is one of the site's or an ordinary English one
 * @returns with what its words mean to us, in English
 */
export function foreignLanguage(
  text: string,
  languages: readonly Foreign[],
  isEnglish: (word: string) => boolean,
): { language: Foreign; english: string } | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const scripted = languages.find(({ script }) => script && new RegExp(`\\p{Script=${script}}`, 'u').test(text));
  const language = scripted ?? byWords(words, languages, isEnglish);
  if (!language) return undefined;
  // Chinese is written without spaces.
  const known =
    language.script === 'Han' ? within(text, language.means) : words.map((word) => meaning(word, language) ?? own(word, language));
  const latin = language.script ? (text.match(/[A-Za-z0-9%]+/g) ?? []) : [];
  return { language, english: [...new Set([...known.filter(Boolean), ...latin])].join(' ') };
}

/** A word that is no word of the language: a name, or English between its words. */
const own = (word: string, { words }: Foreign) => (/^[a-z0-9]+$/.test(word) && !words.includes(word) ? word : '');

/** What a word means, also in a longer form than the list has; Arabic joins its articles and prepositions before it. */
function meaning(word: string, { means, script, words }: Foreign): string | undefined {
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
function within(text: string, means: Foreign['means']): string[] {
  const longest = Object.keys(means).sort((one, other) => other.length - one.length);
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    const word = longest.find((each) => text.startsWith(each, at));
    if (word) found.push(means[word] as string);
    at += word?.length ?? 1;
  }
  return found;
}

function byWords(words: readonly string[], languages: readonly Foreign[], isEnglish: (word: string) => boolean): Foreign | undefined {
  const isAllForeign = words.length <= SHORT && !words.some(isEnglish);
  const scores = languages
    .filter(({ script }) => !script)
    .map((language) => {
      const hits = words.filter((word) => language.words.includes(word) || meaning(word, language) !== undefined);
      return { language, score: hits.reduce((sum, word) => sum + (isEnglish(word) ? SHARED : 1), 0) };
    });
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  return best && best.score >= (isAllForeign ? 1 : LEAST) && best.score / words.length >= SHARE ? best.language : undefined;
}
