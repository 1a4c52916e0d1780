import type { Content } from '../../../content/load.ts';

type Foreign = Content['assistant']['languages'][number];

/** Words of a message that must be another language's. */
const LEAST = 2;
const SHARE = 0.33;

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
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
  const scripted = languages.find(({ script }) => script && new RegExp(`\\p{Script=${script}}`, 'u').test(text));
  const language = scripted ?? byWords(words, languages, isEnglish);
  if (!language) return undefined;
  const means = Object.entries(language.means);
  // Chinese is written without spaces, and Arabic joins its articles: what a word has in it counts.
  const known =
    language.script === 'Han'
      ? means.filter(([word]) => text.includes(word)).map(([, english]) => english)
      : words.map((word) => language.means[word] ?? (/^[a-z0-9]+$/.test(word) && !language.words.includes(word) ? word : ''));
  const latin = language.script ? (text.match(/[A-Za-z0-9%]+/g) ?? []) : [];
  return { language, english: [...new Set([...known.filter(Boolean), ...latin])].join(' ') };
}

function byWords(words: readonly string[], languages: readonly Foreign[], isEnglish: (word: string) => boolean): Foreign | undefined {
  const scores = languages
    .filter(({ script }) => !script)
    .map((language) => {
      const hits = words.filter((word) => language.words.includes(word) || language.means[word] !== undefined);
      // A word that is English as well says little: "in", "the", "so".
      return { language, score: hits.reduce((sum, word) => sum + (isEnglish(word) ? 0.35 : 1), 0) };
    });
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  return best && best.score >= LEAST && best.score / words.length >= SHARE ? best.language : undefined;
}
