import type { Cues } from './reading.ts';

/** Phrases as one pattern, the longest first, with any apostrophe. */
const oneOf = (phrases: readonly string[]) =>
  phrases
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) =>
      phrase
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll(' ', '\\s+')
        .replaceAll("'", "['’]?"),
    )
    .join('|');

/** A message without what is said around its question out of courtesy: "Quick question: can you tell me who leads Dubai, please?" */
export function courtesyOf({ around, asks, yesNo }: Pick<Cues, 'around' | 'asks' | 'yesNo'>): (text: string) => string {
  const before = new RegExp(
    `^(?:${oneOf(around.before)})(?![\\p{L}\\p{N}'’])\\s*(?<mark>[,:;.!…–—-]*)\\s*(?:(?<=\\s)(?<join>${oneOf(around.joins)})\\s+)?`,
    'iu',
  );
  const after = new RegExp(`[\\s,;:.!?…–—-]+(?:${oneOf(around.after)})[\\s.!?]*$`, 'iu');
  const alone = new RegExp(`^(?:${oneOf([...around.before, ...around.after])})[\\s.!?]*$`, 'iu');
  const asking = new RegExp(`^(?:${oneOf([...asks, ...yesNo])})(?![\\p{L}\\p{N}])`, 'iu');
  return (text) => {
    let rest = text;
    for (let begun = before.exec(rest); begun; begun = before.exec(rest)) {
      const next = rest.slice(begun[0].length);
      // "In simple words please" is all that is said.
      if (alone.test(next)) break;
      // "Do you know Shopify?" asks by these very words; one courtesy may follow another.
      if (next === '' || !(begun.groups?.mark || begun.groups?.join || asking.test(next) || before.test(next))) break;
      rest = next;
    }
    for (let ended = after.exec(rest); ended && ended.index > 0; ended = after.exec(rest)) {
      const isAsked = ended[0].includes('?') && !rest.slice(0, ended.index).endsWith('?');
      rest = rest.slice(0, ended.index) + (isAsked ? '?' : '');
    }
    return rest;
  };
}
