import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';

type Table = KnowledgeData['words']['languages'];
type Language = Table['languages'][number];

/** A message in another language. */
export interface Foreign {
  name: string;
  english: string;
  /** Whether few words have no meaning here. */
  isUnderstood: boolean;
  /** The questions of the table that the message asks, in English. */
  asked: string[];
}

/** Least number and share of foreign words. In a short message without English words, one foreign word is enough. */
const LEAST_WORDS = 2;
const LEAST_SHARE = 1 / 3;
const SHORT_MESSAGE = 3;
/** Largest share of words without a meaning in a message that is understood; lists in other scripts lack small words. */
const MOST_UNKNOWN = { latin: 0.15, other: 0.75 } as const;
/** Weight of a foreign word that is also English, such as "in" or "so". */
const AMBIGUOUS_WEIGHT = 0.35;
/** Shortest prefix by which a longer form matches: fiets, fietsen. */
const LEAST_STEM = 4;

/**
 * Detects a language other than English and translates its known words; unknown words are left out.
 * @param isEnglish whether a word is in the site's vocabulary or common English
 * @returns undefined for English
 */
export function foreignLanguage(text: string, { questions, languages }: Table, isEnglish: (word: string) => boolean): Foreign | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const score = (language: Language) =>
    words.filter((word) => meaning(word, language) !== undefined).reduce((sum, word) => sum + (isEnglish(word) ? AMBIGUOUS_WEIGHT : 1), 0);
  const least = Math.max(words.length * LEAST_SHARE, words.length <= SHORT_MESSAGE && !words.some(isEnglish) ? 1 : LEAST_WORDS);
  const asksFor = ({ asks }: Language, id: string) => asks[id] !== undefined && new RegExp(`(?<!\\p{L})(?:${asks[id]})`, 'iu').test(text);
  const isKnown = (language: Language) => {
    const english = words.filter((word) => isEnglish(word) && meaning(word, language) === undefined).length;
    const isForeign = english * 2 <= words.length && words.some((word) => !isEnglish(word) && meaning(word, language) !== undefined);
    const isAsked = isForeign && Object.keys(questions).some((id) => asksFor(language, id));
    return score(language) >= (isAsked ? 1 : least);
  };
  const language =
    languages.find(({ script }) => script && new RegExp(`\\p{Script=${script}}`, 'u').test(text)) ??
    languages.filter((candidate) => !candidate.script && isKnown(candidate)).toSorted((one, other) => score(other) - score(one))[0];
  if (!language) return undefined;
  const { name, means, script } = language;
  const own = (word: string) => (/\d/.test(word) || isEnglish(word) ? word : '');
  const english = script === 'Han' ? within(text, means) : words.map((word) => meaning(word, language) ?? own(word));
  const unknown = words.filter((word) => meaning(word, language) === undefined && !/^\d/.test(word) && !isEnglish(word)).length;
  return {
    name,
    asked: Object.entries(questions).flatMap(([id, question]) => (asksFor(language, id) ? question : [])),
    english: [...new Set([...english.filter(Boolean), ...(script ? (text.match(/[A-Za-z0-9%]+/g) ?? []) : [])])].join(' '),
    isUnderstood: script === 'Han' || unknown <= words.length * (script ? MOST_UNKNOWN.other : MOST_UNKNOWN.latin),
  };
}

/** Returns the English meaning of a word or its stem; empty if it only identifies the language. Arabic articles are stripped. */
function meaning(word: string, { means, script, words }: Language): string | undefined {
  if (Object.hasOwn(means, word)) return means[word];
  if (words.includes(word)) return '';
  for (let length = word.length - 1; length >= (script ? LEAST_STEM - 1 : LEAST_STEM); length--)
    for (let at = 0; at <= (script === 'Arabic' ? word.length - length : 0); at++) {
      const part = word.slice(at, at + length);
      if (Object.hasOwn(means, part)) return means[part];
    }
  return undefined;
}

/** Splits a text without spaces into known words, longest first. */
function within(text: string, means: Language['means']): string[] {
  const longest = Object.keys(means).sort((one, other) => other.length - one.length);
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    const word = longest.find((known) => text.startsWith(known, at));
    if (word) found.push(means[word] as string);
    at += word?.length ?? 1;
  }
  return found;
}
