import { fractions } from '../../content/checks/said-figures.ts';
import { numberWords, readNumberWords } from '../../content/number-words.ts';

/** A figure in a text, in digits or words. */
interface Figure {
  value: string;
  /** `%`, `x` for times, a currency sign, a singular time unit, or adjacent letters (`kg`); empty without unit. */
  unit: string;
}

const inWords = new RegExp(`(?<![\\p{L}\\d])${numberWords}(?!\\p{L})`, 'gu');

const time = '(?:second|minute|hour|day|week|month|quarter|year)';
/** Normal forms of units for comparison. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d),(?=\d{2,3}(?!\d))/g, ''],
  ...fractions.map(([pattern, key]) => [pattern, key.replace(' ', '')] as const),
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
    .replace(inWords, (run) => String(readNumberWords(run)));
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
