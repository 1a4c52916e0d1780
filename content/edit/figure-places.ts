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
  const inFile = <Place extends FieldPlace>(found: Place): Place => ({ ...found, path: pathWithHidden(whole(found.file), found.path) });
  const isHere = (found: FieldPlace) => found.file === place.file && `${inFile(found).path}` === `${place.path}`;
  const claims = claimsOf(content).filter(({ file }) => texts.has(file));
  const figures = agreedFigures(content);
  const ofValue = figures.filter((figure) => figure.place && isHere(figure.place));
  const ofText = claims
    .filter((claim) => isHere(claim) && claim.text.slice(claim.start, claim.end) === from)
    .flatMap((claim) => claim.figures);
  const chosen = new Set((ofValue.length > 0 ? ofValue : ofText).map(({ slug }) => slug));
  const values = figures.flatMap(({ slug, value, place: own }) => {
    const isMonths = own?.path.at(-1) === 'timeline';
    return own && chosen.has(slug) ? [{ ...inFile(own), text: value, after: isMonths ? Number.parseInt(to, 10) : to }] : [];
  });
  const isValue = ({ file, path }: FieldPlace) => values.some((value) => value.file === file && `${value.path}` === `${path}`);
  const said = claims.filter((claim) => claim.figures.some(({ slug }) => chosen.has(slug))).map(inFile);
  const texted = Map.groupBy(said, ({ file, path }) => JSON.stringify([file, path])).values();
  return [
    ...values,
    ...[...texted].flatMap(([claim, ...more]): FigurePlace[] => {
      if (!claim || isValue(claim)) return [];
      const { file, path } = claim;
      const text = String(valueAt(whole(file), path));
      const keys = [claim, ...more].map(({ key }) => key);
      const last = figuresSaid(text)
        .filter(({ key }) => keys.includes(key))
        .toSorted((one, other) => other.start - one.start);
      const after = last.reduce((all, { start, end }) => all.slice(0, start) + inForm(all.slice(start, end), to) + all.slice(end), text);
      return [{ file, path, text, after }];
    }),
  ];
}

/** Returns a figure as a sentence said the old one, in digits: with its plus sign, as money that came back, without "up to". */
function inForm(old: string, figure: string): string {
  if (old.startsWith('₹')) return `₹${Math.round(100 * cameBack(figure))}`;
  const [{ start = 0, end = figure.length } = {}] = figuresSaid(figure);
  const short = figure.slice(start, end);
  return old.includes('+') ? short : short.replace('+', '');
}
