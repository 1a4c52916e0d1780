import { numberWords, readNumberWords } from '../number-words.ts';

/** A figure that a text says. */
export interface SaidFigure {
  /** Value and unit: "85%" and "eighty-five per cent" have the same key. */
  key: string;
  /** Its words in the text, with the unit. */
  said: string;
  /** Place of the number and its sign in the text. */
  start: number;
  end: number;
  /** Whether it can mean something other than a claim: "twice", "half", "four weeks". */
  isLoose: boolean;
  /** Text around the figure in lower case: its clause, its sentence, the whole text. */
  contexts: string[];
}

/** A text as patterns read it, with the position of each of its characters in the original. */
interface PlainText {
  plain: string;
  at: number[];
}

const time = '(?:second|minute|hour|(?:working |business )?day|week|month|year)';
const counted =
  '(?:shops|stores|businesses|retailers|clients|customers|brands|countries|offices|employees|experts|models|integrations|team members)';
const number = `(?:${numberWords}|\\d+(?:[.,]\\d+)*(?:[km](?![\\p{L}])|bn\\b)?)`;
const sign = '(?:\\+| ?%| ?(?:pct|per ?cent)(?:age points?)?\\b| ?x\\b| times\\b|[ -]?fold\\b| ?(?:ms|milliseconds?)\\b|\\/7\\b)';
const noun = `[ -](${time})s?\\b| (?:[\\p{L}-]+ )?${counted}\\b`;
const figure = new RegExp(
  `(?<![\\p{L}\\p{N}.,₹$€£]|\\p{N}-)(?:(${number})( ?(?<!\\p{L})- ?|-to-| to | and | or ))?(${number})(?:(${sign})(?:${noun})?|${noun})`,
  'gu',
);
/** Fractions and multiples in words, by their keys. */
const fractions: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/\b(?:twice|doubl(?:es?|ed|ing))\b/g, '2 x'],
  [/\b(?:thrice|tripl(?:es?|ed|ing))\b/g, '3 x'],
  [/\b(?:half|halv(?:es?|ed|ing)|1⁄2)\b/g, '50 %'],
  [/\b(?:a|one|1) third\b/g, '33 %'],
  [/\b(?:two|2)[ -]thirds\b/g, '67 %'],
  [/\b(?:a|one) quarter\b/g, '25 %'],
  [/\b(?:three|3)[ -]quarters\b/g, '75 %'],
];
const share = new RegExp(`\\b(${number}) (?:out of|(?:in|of) every) (${number})\\b`, 'gu');
const moneyBack = /₹(\d[\d,]*)/g;

/** Lists the figures of a text that read as claims, in digits of any script or in words, whatever invisible characters are between. */
export function figuresSaid(text: string): SaidFigure[] {
  if (!/[\p{N}]|[a-z]{3}/iu.test(text)) return [];
  const { plain, at } = plainText(text);
  const found = (start: number, length: number, key: string, isLoose: boolean, until = start + length): SaidFigure => ({
    key,
    said: text.slice(at[start], at[until]),
    start: at[start] as number,
    end: at[start + length] ?? text.length,
    isLoose,
    contexts: [partAround(plain, start, /[,;:.()?]( |$)| and | but | - /g), partAround(plain, start, /[.;?]( |$)/g), plain],
  });
  const figures = [...plain.matchAll(figure)].flatMap(({ 0: whole, 1: from, 2: between = '', 3: digits = '', 4: mark = '', ...rest }) => {
    const { 5: spanAfterSign, 6: span, index } = rest;
    const unit = unitOf(mark, spanAfterSign ?? span);
    const value = amountOf(digits);
    const isInWords = /[a-z]{3}/.test(digits);
    const isRange = from !== undefined && (/-|to/.test(between) || plain.slice(0, index).endsWith('between '));
    if (unit === '' && isInWords && value < 10) return [];
    const isLoose = /times|fold/.test(mark) || (isInWords && !isRange && !['', '%', 'working day'].includes(unit));
    const start = isRange || from === undefined ? index : index + from.length + between.length;
    const length = whole.lastIndexOf(digits + mark) + index - start + digits.length + mark.length;
    const last = found(start, length, `${isRange ? `${amountOf(from)}-` : ''}${value} ${unit}`.trim(), isLoose, index + whole.length);
    const isOther = from !== undefined && !isRange && !/^(?:19|20)\d\d$/.test(from);
    return isOther ? [found(index, from.length, `${amountOf(from)} ${unit}`.trim(), isLoose), last] : [last];
  });
  const inFractions = fractions.flatMap(([pattern, key]) =>
    [...plain.matchAll(pattern)].map(({ 0: whole, index }) => found(index, whole.length, key, true)),
  );
  const shares = [...plain.matchAll(share)].map(({ 0: whole, 1: part = '', 2: all = '', index }) =>
    found(index, whole.length, `${Math.round((100 * amountOf(part)) / amountOf(all))} %`, true),
  );
  // At a return of 350%, ₹450 comes back for every ₹100.
  const returns = /₹100\b/.test(plain)
    ? [...plain.matchAll(moneyBack)].flatMap(({ 0: whole, 1: back = '', index }) =>
        amountOf(back) === 100 ? [] : [found(index, whole.length, `₹${amountOf(back)}`, false)],
      )
    : [];
  return [...figures, ...inFractions, ...shares, ...returns];
}

/** Returns the text in lower case with ASCII digits, hyphens and spaces, without invisible characters and bold marks. */
function plainText(text: string): PlainText {
  const at: number[] = [];
  let plain = '';
  let position = 0;
  for (const original of text) {
    const known = /\p{Nd}/u.test(original) ? digitOf(original) : original.normalize('NFKC').toLowerCase();
    const written = known
      .replace(/\p{Cf}|\u034f|[\ufe00-\ufe0f]|\*/gu, '')
      .replace(/[‐‑‒–—−]/g, '-')
      .replace(/\s/g, ' ');
    if (!(written === ' ' && plain.endsWith(' '))) {
      plain += written;
      for (let index = 0; index < written.length; index += 1) at.push(position);
    }
    position += original.length;
  }
  return { plain, at };
}

/** Converts a digit of any script. Each script has its ten digits in a row, from zero. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

function amountOf(digits: string): number {
  if (/[a-z]{3}/.test(digits)) return readNumberWords(digits);
  const scale = digits.endsWith('k') ? 1e3 : digits.endsWith('m') ? 1e6 : digits.endsWith('bn') ? 1e9 : 1;
  return Number.parseFloat(digits.replaceAll(',', '')) * scale;
}

function unitOf(mark: string, span: string | undefined): string {
  if (/%|pct|cent/.test(mark)) return '%';
  if (/x|times|fold/.test(mark)) return 'x';
  if (/m/.test(mark)) return 'ms';
  if (mark === '/7') return '/7';
  return span?.replace('business', 'working') ?? '';
}

/** Returns the part of a text, between separators, that contains a position. */
function partAround(text: string, position: number, separator: RegExp): string {
  let start = 0;
  for (const { 0: whole, index } of text.matchAll(separator)) {
    if (index >= position) return text.slice(start, index);
    start = index + whole.length;
  }
  return text.slice(start);
}
