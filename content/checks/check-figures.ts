import { type AgreedFigure, agreedFigures } from '../agreed.ts';
import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import { valueAt } from '../walk.ts';
import { type ContentFile, contentFiles, type TextField, textsOf } from './content-files.ts';
import { figuresSaid, type SaidFigure } from './said-figures.ts';

/** A figure that a text says. */
export interface Claim extends TextField, SaidFigure {
  /** Page whose subject alone the text's figures may be of. */
  page: string | undefined;
  /** Agreed figures that it can be; none if the text is wrong. */
  figures: AgreedFigure[];
  /** Agreed figures that the text is about, but with another value. */
  instead: AgreedFigure[];
}

/** Finds texts with figures that are not agreed, and references to figures beside words about something else. */
export function checkFigures(content: Content): Problem[] {
  const claims = claimsOf(content).filter(({ figures, instead, isLoose }) => figures.length === 0 && !(isLoose && instead.length === 0));
  return [...claims.map(problemOf), ...checkReferences(content), ...content.caseStudies.flatMap(checkMonths)];
}

function problemOf({ file, path, text, start, said, page, instead }: Claim): Problem {
  const values = [...new Set(instead.map(({ value }) => value))].join(' or ');
  return {
    file,
    path,
    ...(file.endsWith('.md') && path[0] === 'text' && { lineInText: text.slice(0, start).split('\n').length }),
    what: `says "${said}", which is not an agreed figure${page ? ' for this page' : ''}`,
    fix: values
      ? `write ${values}, or change content/agreed-figures.yaml first`
      : 'write one from content/agreed-figures.yaml with a word of what it counts, or add it there first',
    inDesk: {
      fix: 'leave this number out, or write an agreed one. To change an agreed figure, press it on a page that shows it. To agree on a new one, press New',
    },
  };
}

/** Lists the figures that texts say, with the agreed figures that they are. Texts of examples have figures of their own. */
export function claimsOf(content: Content): Claim[] {
  const all = agreedFigures(content);
  const bySlug = new Map(all.map((figure) => [figure.slug, figure]));
  const [ofClient, inFile] = [Map.groupBy(all, ({ client }) => client), Map.groupBy(all, ({ place }) => place?.file)];
  const references = Map.groupBy(content.figureReferences, ({ file }) => file);
  const anywhere = all.filter(({ isAnywhere }) => isAnywhere);
  const texts = Map.groupBy(textsOf(content), ({ file }) => file);
  return contentFiles(content).flatMap((contentFile) => {
    const { file, value, page } = contentFile;
    if (file === 'agreed-figures.yaml' || file.startsWith('instruments/')) return [];
    const { proof, slug } = value as Partial<{ proof: { caseStudy: string }; slug: string }>;
    const study = ofClient.get((page?.startsWith('/case-studies/') ? slug : proof?.caseStudy) ?? '');
    // Pages may state figures of their own subject; overviews, resources, and pages that name a case study may quote any agreed figure.
    const isOneSubject = page !== undefined && (study !== undefined || !proof);
    const own = [...(references.get(file) ?? []).flatMap(({ id }) => bySlug.get(id) ?? []), ...(study ?? [])];
    const allowed = isOneSubject ? [...own, ...anywhere] : all;
    return (texts.get(file) ?? []).flatMap((field) => {
      if (field.meta.example || field.meta.ref) return [];
      const isBeside = ({ place }: AgreedFigure) => place?.path.slice(0, -1).every((key, index) => key === field.path[index]);
      const beside = (inFile.get(file) ?? []).filter(isBeside);
      return figuresSaid(field.text).map((said) => ({
        ...{ ...field, ...said, page },
        ...figuresOf(said, [...own, ...beside], allowed, wordsAround(contentFile, field)),
      }));
    });
  });
}

/** Finds the agreed figures that a text says: those of its page, else those whose words are nearest. */
function figuresOf(said: SaidFigure, own: AgreedFigure[], allowed: AgreedFigure[], around: string) {
  const ownFigures = own.filter((figure) => isSame(figure, said));
  if (ownFigures.length > 0) return { figures: ownFigures, instead: [] };
  for (const words of said.isLoose ? said.contexts.slice(0, 2) : [...said.contexts, around]) {
    const near = allowed.filter(
      (figure) => unitsOf(said.key).includes(unitOf(figure.key)) && figure.words.some((word) => words.includes(word)),
    );
    if (near.length > 0) {
      const figures = near.filter((figure) => isSame(figure, said));
      return { figures, instead: figures.length > 0 ? [] : near };
    }
  }
  return { figures: [], instead: [] };
}

/** Compares a text's figure with an agreed one. At a return of 350%, ₹450 comes back for ₹100; at 2x, ₹300. */
function isSame({ key }: AgreedFigure, said: SaidFigure): boolean {
  const back = /^₹(\d+)$/.exec(said.key)?.[1];
  return back ? key === `${Number(back) - 100} %` || key === `${Number(back) / 100 - 1} x` : key === said.key;
}

const unitOf = (key: string) => key.replace(/^[\d.-]+ ?/, '');
const unitsOf = (key: string) => (key.startsWith('₹') ? ['%', 'x'] : [unitOf(key)]);

/** Joins the texts beside a field, in its entry and in what contains that. @param levels number of these */
function wordsAround({ value }: ContentFile, { path }: Pick<TextField, 'path'>, levels = 2): string {
  const entries = path.map((_, depth) => valueAt(value, path.slice(0, depth)) as object).filter((entry) => !Array.isArray(entry));
  return entries
    .slice(-levels)
    .flatMap((entry) => Object.entries(entry).filter(([key]) => key !== path.at(-1)))
    .map(([, text]) => (typeof text === 'string' ? text : ''))
    .join(' · ')
    .toLowerCase();
}

/** Finds references to figures whose label says something else. */
function checkReferences(content: Content): Problem[] {
  const bySlug = new Map(agreedFigures(content).map((figure) => [figure.slug, figure]));
  return contentFiles(content).flatMap((contentFile) =>
    content.figureReferences.flatMap(({ file, path, id }) => {
      const figure = file === contentFile.file && bySlug.get(id);
      if (!figure || figure.words.some((word) => wordsAround(contentFile, { path }, 1).includes(word))) return [];
      const what = `is ${id}, but nothing beside it says what it counts`;
      return [{ file, path, what, fix: `name it in the label: ${figure.words.join(', ')}` }];
    }),
  );
}

/** The months of a study's steps must add up to its timeline. */
function checkMonths({ slug, timeline, implementation }: Content['caseStudies'][number]): Problem[] {
  const months = implementation.reduce((sum, step) => sum + step.months, 0);
  if (months === timeline) return [];
  const what = `takes ${months} months step by step, but the timeline is ${timeline}`;
  return [{ file: `case-studies/${slug}.yaml`, path: ['implementation'], what, fix: "correct the steps' months" }];
}
