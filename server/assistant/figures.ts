/** A figure in a text, in digits or words. */
interface Figure {
  value: string;
  /** `%`, `x` for times, a currency sign, a singular time unit, or adjacent letters (`kg`); empty without unit. */
  unit: string;
}

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
const inWords = new RegExp(`(?<![\\p{L}\\d])(?:\\d[\\d.]{0,20} )?${word}(?:[ -](?:and )?${word})*(?!\\p{L})`, 'gu');

const time = '(?:second|minute|hour|day|week|month|quarter|year)';
/** Normal forms of units for comparison. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d),(?=\d{2,3}(?!\d))/g, ''],
  [/\bhalf\b/g, '50%'],
  [/\b(?:a|1) third\b/g, '33%'],
  [/\b2[ -]thirds\b/g, '67%'],
  [/\ba quarter of\b/g, '25% of'],
  [/\b(?:twice|doubl(?:e|es|ed|ing))\b/g, '2x'],
  [/\b(?:thrice|tripl(?:e|es|ed|ing))\b/g, '3x'],
  [new RegExp(`\\b(in|within|takes?|after|about) an? (?=${time}\\b)`, 'g'), '$1 1 '],
  [/ ?(?:pct|per ?cent)(?:age points?)?\b/g, '%'],
  [/ times\b|[ -]?fold\b/g, 'x'],
  [/(?:€|\beur) ?(?=\d)|(?<=\d) ?(?:euros?|eur)\b/g, '€'],
  [/(?:₹|\brs\.?|\binr) ?(?=\d)|(?<=\d) ?(?:rupees?|inr)\b/g, '₹'],
  [/(?:\$|\busd) ?(?=\d)|(?<=\d) ?(?:dollars?|usd)\b/g, '$$'],
  [/(?:£|\bgbp) ?(?=\d)|(?<=\d) ?(?:pounds?|gbp)\b/g, '£'],
];
const number = new RegExp(
  `(?<![\\p{L}\\p{N}])([€₹$£])?(\\p{N}+(?:\\.\\p{N}+)*)(?:\\+?(?: ?(%|x\\b)|([€₹$£])|[ -](?:\\p{L}+ )?(${time})s?\\b|(\\p{L}+)))?`,
  'gu',
);

/** Extracts all figures of a text. A lone "one" is not a figure. */
export function figuresIn(text: string): Figure[] {
  const worded = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L})fold\b/gu, ' fold')
    .replace(inWords, inDigits);
  const plain = spellings.reduce((token, [from, to]) => token.replace(from, to), worded);
  let next = { unit: '', from: -1 };
  // Figures are read from the end, so that "2 to 4 weeks" gives both figures the unit.
  const figures = [...plain.matchAll(number)]
    .reverse()
    .map(({ 0: whole, 1: before, 2: digits = '', 3: sign, 4: after, 5: span, 6: letters, index }) => {
      const ownUnit = before ?? sign ?? after ?? span ?? letters ?? '';
      const isRange = /^ ?(?:-|–|to|and|or) ?$/.test(plain.slice(index + whole.length, next.from));
      const unit = ownUnit || (isRange ? next.unit : '');
      next = { unit, from: index };
      return { value: /^[\d.]+$/.test(digits) && !/\..*\./.test(digits) ? String(Number(digits)) : digits, unit };
    });
  return figures.filter(({ value, unit }) => unit !== '' || value !== '1').reverse();
}

/**
 * Compares the figures of a text with those of its source.
 * @param source text that may state the figures
 * @returns the first figure that is not in the source, with its unit; undefined if the source states all figures
 */
export function unfoundedFigure(text: string, source: string): string | undefined {
  const stated = figuresIn(source);
  const wrong = figuresIn(text).find(
    ({ value, unit }) => !stated.some((figure) => figure.value === value && (unit === '' || figure.unit === unit)),
  );
  return wrong && `${wrong.value} ${wrong.unit}`.trim();
}

/** Parses number words: "two hundred and ten" → 210, "1.5 million" → 1500000. */
function inDigits(run: string): string {
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
  return String(sum + part);
}
