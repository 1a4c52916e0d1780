import type { Content, Entry } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import type { CaseStudy } from '../schema/case-study.ts';
import { contentFiles, textsIn } from './content-files.ts';

/** Matches a number with a unit, which reads as a claim. */
const figureInText =
  /(?<![\w.,])\d[\d.,]*(?:-\d+)?(?:\s?(?:%|x\b|ms\b|[KM]\+|\+)|\/7\b|[ -](?:weeks?|months?|days?|hours?|minutes?|seconds?|years?)\b)/g;

const figuresIn = (text: string) => [...text.matchAll(figureInText)].map(([figure]) => figure);

/** Matches a count of clients, people or places, which reads as a claim too: "over 800 happy shops". */
const countInText =
  /(?<![\w.,])(\d+(?:,\d+)*)\+?(?= (?:[\p{L}-]+ )?(?:shops|stores|businesses|retailers|clients|customers|brands|countries|offices|employees|experts|models)\b)/gu;
const countsIn = (text: string) => [...text.matchAll(countInText)].map(([, count]) => count as string);

/** Normalises a figure: '6-month', '6 months' and '6 month' are equal. */
const normalised = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<![\s-])[\s-]+(week|month|day|hour|minute|second|year)s?$/, ' $1')
    .replace(/\s/g, '');

/** Finds figures in running text that are not agreed for the page's subject. */
export function checkProseFigures(content: Content): Problem[] {
  const { agreedFigures: agreed } = content;
  const company = Object.values(agreed.company);
  // Prefer agreed figures: otherwise a mistake in a study would be reported again on each page that quotes the study correctly.
  const ofStudy = (study: Entry<CaseStudy>) => {
    const { roi, timeline } = agreed.caseStudies[study.slug] ?? study;
    return [roi, `${timeline} months`];
  };
  const ofPage = (path: string) => [...(agreed.pages[path] ?? []), ...(agreed.pages[`${path}#features`] ?? [])];
  const allFigures = [
    ...company,
    ...Object.values(agreed.pages).flat(),
    ...content.caseStudies.flatMap(ofStudy),
    ...content.pages.globalPresence.offices
      .map((office) => agreed.offices[office.role] ?? office)
      .flatMap(({ employees, clients }) => [employees, clients]),
  ];

  return contentFiles(content).flatMap((contentFile) => {
    const { file, value, page } = contentFile;
    if (file === 'agreed-figures.yaml') return [];
    const entry = value as Partial<{ proof: { caseStudy: string }; slug: string }>;
    const study = content.caseStudies.find(
      ({ slug }) => slug === (page?.startsWith('/case-studies/') ? entry.slug : entry.proof?.caseStudy),
    );
    // Pages may state figures of their own subject; overviews, resources, and pages that name a case study may quote any agreed figure.
    const isOneSubject = page !== undefined && (study !== undefined || !entry.proof);
    const allowed = new Set(
      (isOneSubject ? [...company, ...ofPage(page), ...(study ? ofStudy(study) : [])] : allFigures).flatMap(figuresIn).map(normalised),
    );
    const allowedCounts = new Set([...allowed].map((figure) => figure.replace(/\D/g, '')));
    return textsIn(contentFile).flatMap(({ path, text, meta }) =>
      (meta.example || file.startsWith('instruments/')
        ? []
        : [
            ...figuresIn(text).filter((figure) => !allowed.has(normalised(figure))),
            ...countsIn(text).filter((count) => !allowedCounts.has(count.replaceAll(',', ''))),
          ]
      ).map((figure) => ({
        file,
        path,
        what: `says "${figure}", which is not an agreed figure${page ? ' for this page' : ''}`,
        fix: 'write one from content/agreed-figures.yaml, or add it there first',
        inDesk: { fix: inDesk },
      })),
    );
  });
}

/** Advice where content/agreed-figures.yaml has no form. */
const inDesk = [
  'leave this number out, or write an agreed one.',
  'To change an agreed figure, press it on a page that shows it and choose to change it everywhere.',
  'To agree on a new one, ask whoever looks after the server',
].join(' ');
