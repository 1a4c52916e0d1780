import { agreedFigures } from '../agreed.ts';
import { cameBack } from '../came-back.ts';
import { type Claim, claimsOf } from '../checks/check-figures.ts';
import { figuresSaid, type SaidFigure } from '../checks/said-figures.ts';
import type { Content } from '../content.ts';
import { pathWithHidden } from '../read/hidden.ts';
import { type FieldPlace, valueAt } from '../walk.ts';
import type { Texts } from './entries.ts';
import { parseWords } from './write.ts';

interface FigurePlace extends FieldPlace {
  text: string;
  /** The text with the new figure; months of a case study and days until an answer are a number. */
  after: string | number;
  /** Whether it is said of today. What was true in a year mostly stays true. */
  isCurrent: boolean;
}

/**
 * Finds the places of an agreed figure: its value, and every text that says it in whatever form, also of another time.
 * @param place of the value, or of a text that says it
 * @param from as that text says it
 */
export function placesOfFigure(content: Content, texts: Texts, place: FieldPlace, from: string, to: string): FigurePlace[] {
  const whole = (file: string) => parseWords(file, texts.get(file) ?? '');
  const inFile = ({ file, path }: FieldPlace): FieldPlace => ({ file, path: pathWithHidden(whole(file), path) });
  const keyOf = ({ file, path }: FieldPlace) => `${file} ${path}`;
  const isHere = (found: FieldPlace) => found.file === place.file && keyOf(inFile(found)) === keyOf(place);
  const figures = agreedFigures(content);
  const claims = claimsOf(content).filter(({ file }) => texts.has(file));
  const said = claims
    .filter((claim) => isHere(claim) && claim.text.slice(claim.start, claim.end) === from)
    .flatMap((claim) => claim.figures);
  const ofValue = figures.filter((figure) => figure.place && isHere(figure.place));
  const chosen = new Set((ofValue.length > 0 ? ofValue : said).map(({ slug }) => slug));
  const places = new Map<string, FigurePlace>();
  for (const { slug, value, place: own } of figures)
    if (own && chosen.has(slug)) {
      const after = ['timeline', 'answerWithin'].includes(String(own.path.at(-1))) ? Number.parseInt(to, 10) : to;
      places.set(keyOf(inFile(own)), { ...inFile(own), text: value, after, isCurrent: true });
    }
  const own = figures.filter(({ slug }) => chosen.has(slug));
  const isOwn = (claim: Claim) => claim.figures.length > 0 && claim.figures.every(({ slug }) => chosen.has(slug));
  const isNear = ({ key, contexts: [, sentence = ''] }: SaidFigure) =>
    own.some((figure) => figure.key === key && figure.words.some((word) => sentence.includes(word)));
  for (const ofText of Map.groupBy(
    claims.filter((claim) => isOwn(claim) || isNear(claim)),
    (claim) => keyOf(inFile(claim)),
  ).values()) {
    const { file, path } = inFile(ofText[0] as Claim);
    if (places.has(keyOf({ file, path }))) continue;
    const text = String(valueAt(whole(file), path));
    const keys = new Set(
      ofText.flatMap((claim) => [claim.key, ...claim.figures.filter(({ slug }) => chosen.has(slug)).map(({ key }) => key)]),
    );
    const same = figuresSaid(text).filter(({ key }) => keys.has(key));
    const hasYear = Number.isInteger(valueAt(whole(file), [...path.slice(0, -1), 'year']));
    const current = ofText.every(isOwn) ? same : same.filter(({ contexts }) => isOfToday(contexts, hasYear));
    const last = (current.length > 0 ? current : same).toSorted((one, other) => other.start - one.start);
    const after = last.reduce((all, { start, end }) => all.slice(0, start) + inForm(all.slice(start, end), to) + all.slice(end), text);
    places.set(keyOf({ file, path }), { file, path, text, after, isCurrent: current.length > 0 });
  }
  return [...places.values()];
}

/** Returns whether a figure is said of today, not of a year. @param hasYear whether the entry is about a year */
function isOfToday([clause = '', sentence = '']: string[], hasYear: boolean): boolean {
  return /\b(?:now|today)\b/.test(clause) || (!hasYear && !/\b(?:19|20)\d\d\b/.test(sentence));
}

/** Returns a figure as a sentence said the old one, in digits: with its plus sign, as money that came back, without "up to". */
function inForm(old: string, figure: string): string {
  if (old.startsWith('₹')) return `₹${Math.round(100 * cameBack(figure))}`;
  const [{ start = 0, end = figure.length } = {}] = figuresSaid(figure);
  const short = figure.slice(start, end);
  return old.includes('+') ? short : short.replace('+', '');
}
