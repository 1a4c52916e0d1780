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

const time = '(?:second|minute|hour|(?:working |business )?day|week|month|year)';
const counted =
  '(?:shops|stores|businesses|retailers|clients|customers|brands|countries|offices|employees|experts|models|integrations|team members)';
const number = `(?:${numberWords}|\\d+(?:[.,]\\d+)*(?:[km](?![\\p{L}])|bn\\b)?)`;
const sign = '\\+| ?%| ?(?:pct|per ?cent)(?:age points?)?\\b| ?x\\b| times\\b|[ -]?fold\\b| ?(?:ms|milliseconds?)\\b|\\/7\\b';
const noun = `[ -](?<span>${time})s?\\b| (?:[\\p{L}-]+ )?${counted}\\b`;
/** Matches a number or a range with its sign or what it counts: "85%", "2-4 weeks", "500+ shops", "twenty offices". */
const figure = new RegExp(
  `(?<![\\p{L}\\p{N}.,₹$€£]|\\p{N}-)(?:(?<from>${number})(?<between> ?(?<!\\p{L})- ?|-to-| to | and | or ))?(?<number>${number})(?<sign>${sign})?(?:${noun}|(?<=${sign}))`,
  'gu',
);
/** Units by the sign that follows a number, in this order: "times" has an m too. */
const units = [
  [/%|pct|cent/, '%'],
  [/x|times|fold/, 'x'],
  [/m/, 'ms'],
  [/7/, '/7'],
] as const;
/** Fractions and multiples in words, by their keys. */
export const fractions = [
  [/\b(?:twice|doubl(?:es?|ed|ing))\b/g, '2 x'],
  [/\b(?:thrice|tripl(?:es?|ed|ing))\b/g, '3 x'],
  [/\b(?:half|halv(?:es?|ed|ing)|1⁄2)\b/g, '50 %'],
  [/\b(?:a|one|1) third\b/g, '33 %'],
  [/\b(?:two|2)[ -]thirds\b/g, '67 %'],
  [/\b(?:a|one|1) quarter\b/g, '25 %'],
  [/\b(?:three|3)[ -]quarters\b/g, '75 %'],
] as const;
const share = new RegExp(`\\b(${number}) (?:out of|(?:in|of) every) (${number})\\b`, 'gu');

/** Cache: each check of the content, such as that of a save, reads mostly the texts of the one before. */
const known = new Map<string, readonly SaidFigure[]>();

/** Lists the figures of a text that read as claims, in digits of any script or in words, whatever invisible characters are between. */
export function figuresSaid(text: string): readonly SaidFigure[] {
  const found = known.get(text) ?? findFigures(text);
  if (known.size > 50_000) known.clear();
  known.set(text, found);
  return found;
}

function findFigures(text: string): SaidFigure[] {
  if (!/\p{N}|[a-z]{3}/iu.test(text)) return [];
  const { plain, at } = plainText(text);
  const found: SaidFigure[] = [];
  const add = (start: number, end: number, key: string, isLoose: boolean, until = end) => {
    const contexts = [partAround(plain, start, /[,;:.()?]( |$)| and | but | - /g), partAround(plain, start, /[.;?]( |$)/g), plain];
    found.push({
      key: key.trim(),
      said: text.slice(at[start], at[until]),
      start: at[start] as number,
      end: at[end] ?? text.length,
      isLoose,
      contexts,
    });
  };
  for (const { index, 0: whole, groups = {} } of plain.matchAll(figure)) {
    const { from = '', between = '', number: digits = '', sign: mark = '', span } = groups;
    const unit = units.find(([pattern]) => pattern.test(mark))?.[1] ?? span?.replace('business', 'working') ?? '';
    const isInWords = /[a-z]{3}/.test(digits);
    // "Six offices" counts what is shown beside it; from ten on, words make a claim.
    if (unit === '' && isInWords && amountOf(digits) < 10) continue;
    const isRange = from !== '' && (/-|to/.test(between) || plain.slice(0, index).endsWith('between '));
    const isLoose = /times|fold/.test(mark) || (isInWords && !isRange && !['', '%', 'working day'].includes(unit));
    const start = index + from.length + between.length;
    // The first of two figures has the unit of the second, unless it is a year.
    if (from && !isRange && !/^(?:19|20)\d\d$/.test(from)) add(index, index + from.length, `${amountOf(from)} ${unit}`, isLoose);
    const key = `${isRange ? `${amountOf(from)}-` : ''}${amountOf(digits)} ${unit}`;
    add(isRange ? index : start, start + digits.length + mark.length, key, isLoose, index + whole.length);
  }
  for (const [pattern, key] of fractions)
    for (const { 0: whole, index } of plain.matchAll(pattern)) add(index, index + whole.length, key, true);
  for (const { 0: whole, 1: part = '', 2: all = '', index } of plain.matchAll(share))
    add(index, index + whole.length, `${Math.round((100 * amountOf(part)) / amountOf(all))} %`, true);
  // At a return of 350%, ₹450 comes back for every ₹100.
  if (/₹100\b/.test(plain))
    for (const { 0: money, index } of plain.matchAll(/₹(?!100\b)\d[\d,]*/g))
      add(index, index + money.length, money.replaceAll(',', ''), false);
  return found;
}

/**
 * Returns the text in lower case with ASCII digits, hyphens and spaces, without invisible characters and bold marks, and the position of
 * each of its characters in the original.
 */
function plainText(text: string): { plain: string; at: number[] } {
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
  // "n" is the end of "bn".
  const scale = { k: 1e3, m: 1e6, n: 1e9 }[digits.at(-1) ?? ''] ?? 1;
  return Number.parseFloat(digits.replaceAll(',', '')) * scale;
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
