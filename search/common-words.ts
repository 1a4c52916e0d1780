import words from './words.json' with { type: 'json' };

/** Words that say nothing about the subject: grammar, politeness and filling, in the English of many places. */
export const stopWords: ReadonlySet<string> = new Set(words.stop.flatMap((line) => line.split(' ')));
/** Words that visitors use and no page of ours: they are no slips, and must not be mended into words that we know. */
export const ordinaryWords: readonly string[] = words.ordinary.flatMap((line) => line.split(' '));
