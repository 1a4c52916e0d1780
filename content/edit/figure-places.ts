import { agreedFigures } from '../agreed.ts';
import { cameBack } from '../came-back.ts';
import { claimsOf } from '../checks/check-figures.ts';
import { figuresSaid } from '../checks/said-figures.ts';
import type { Content } from '../content.ts';
import { pathWithHidden } from '../read/hidden.ts';
import { type FieldPlace, valueAt } from '../walk.ts';
import type { Texts } from './entries.ts';
import { parseWords } from './write.ts';

interface FigurePlace extends FieldPlace {
  text: string;
  /** The text with the new figure; months of a case study are a number. */
  after: string | number;
}

/**
 * Finds the places of an agreed figure: its value, and every text that says it in whatever form.
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
      const after = own.path.at(-1) === 'timeline' ? Number.parseInt(to, 10) : to;
      places.set(keyOf(inFile(own)), { ...inFile(own), text: value, after });
    }
  // A text that another figure with this value covers stays true.
  for (const claim of claims.filter((found) => found.figures.length > 0 && found.figures.every(({ slug }) => chosen.has(slug)))) {
    const { file, path } = inFile(claim);
    if (places.has(keyOf({ file, path }))) continue;
    const text = String(valueAt(whole(file), path));
    const same = figuresSaid(text).filter(({ key }) => claim.figures.some((figure) => figure.key === key) || key === claim.key);
    const last = same.toSorted((one, other) => other.start - one.start);
    const after = last.reduce((all, { start, end }) => all.slice(0, start) + inForm(all.slice(start, end), to) + all.slice(end), text);
    places.set(keyOf({ file, path }), { file, path, text, after });
  }
  return [...places.values()];
}

/** Returns a figure as a sentence said the old one, in digits: with its plus sign, as money that came back, without "up to". */
function inForm(old: string, figure: string): string {
  if (old.startsWith('₹')) return `₹${Math.round(100 * cameBack(figure))}`;
  const [{ start = 0, end = figure.length } = {}] = figuresSaid(figure);
  const short = figure.slice(start, end);
  return old.includes('+') ? short : short.replace('+', '');
}
