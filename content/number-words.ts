const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const values = new Map([
  ...small.split(' ').map((word, value): [string, number] => [word, value]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index): [string, number] => [word, 20 + index * 10]),
]);
const scales = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1_000],
  ['lakh', 100_000],
  ['million', 1_000_000],
  ['crore', 10_000_000],
  ['billion', 1_000_000_000],
]);
const word = `(?:${[...values.keys()].join('|')}|(?:${[...scales.keys()].join('|')})s?)`;

/** Source of a pattern of number words in lower case, also after digits: "two hundred and ten", "1.5 million". */
export const numberWords = `(?:\\d[\\d.]{0,20} )?${word}(?:[ -](?:and )?${word})*`;

/** Returns a number in words up to nineteen, else in digits. */
export const spelled = (number: number) => small.split(' ')[number] ?? String(number);

/** Parses number words: "two hundred and ten" → 210, "1.5 million" → 1500000. */
export function readNumberWords(run: string): number {
  let sum = 0;
  let part = 0;
  for (const token of run.split(/[ -]/)) {
    const scale = scales.get(token.replace(/s$/, ''));
    if (scale === 100) part = (part || 1) * 100;
    else if (scale) {
      sum += (part || 1) * scale;
      part = 0;
    } else part += values.get(token) ?? (Number(token) || 0);
  }
  return sum + part;
}
