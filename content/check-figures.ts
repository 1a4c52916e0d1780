import type { Problem } from './content-error.ts';
import { contentFiles } from './content-files.ts';
import type { Content, Entry } from './load.ts';
import type { CaseStudy } from './schema/case-study.ts';
import { stringsOf } from './strings-of.ts';

/** A number with a unit: what a reader takes for a claim. */
const figureInText =
  /(?<![\w.,])\d[\d.,]*(?:-\d+)?(?:\s?(?:%|x\b|ms\b|[KM]\+|\+)|\/7\b|[ -](?:weeks?|months?|days?|hours?|minutes?|seconds?|years?)\b)/g;

const figuresIn = (text: string) => [...text.matchAll(figureInText)].map(([said]) => said);

/** '6-month', '6 months' and '6 month' are one figure. */
const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s-]+(week|month|day|hour|minute|second|year)s?$/, ' $1')
    .replace(/\s/g, '');

/**
 * Finds figures that contradict agreed-figures.yaml: a page's results must be the agreed ones in their order,
 * and running text may only say figures of the agency, of the page itself, and of the pages and clients that it speaks of.
 */
export function checkFigures(content: Content): Problem[] {
  const { agreedFigures: agreed } = content;
  const contradictions: Problem[] = [
    ...Object.entries(agreed.pages).flatMap(([path, figures]) => checkResults(content, path, figures)),
    ...content.caseStudies.flatMap((study) => checkCaseStudy(study, agreed)),
    ...content.pages.globalPresence.offices.flatMap((office, index) => {
      const expected = agreed.offices[office.role];
      const file = 'pages/global-presence.yaml';
      if (!expected)
        return [
          { file, field: `offices[${index}].role`, message: `is "${office.role}": use one of ${Object.keys(agreed.offices).join(', ')}` },
        ];
      return (['employees', 'clients'] as const)
        .filter((key) => office[key] !== expected[key])
        .map((key) => ({ file, field: `offices[${index}].${key}`, message: contradiction(office[key], expected[key]) }));
    }),
  ];
  // A field that contradicts its agreed figure is said once, with the figure to write.
  const isSaid = ({ file, field }: Problem) => contradictions.some((problem) => problem.file === file && problem.field === field);
  return [...contradictions, ...checkProse(content).filter((problem) => !isSaid(problem))];
}

const contradiction = (said: string, agreed: string) =>
  `says ${said}, but the agreed figure is ${agreed}: write ${agreed}, or change content/agreed-figures.yaml first`;

/** Where a page keeps the figures that agreed-figures.yaml lists for it; `key` is the figure's name in each item of `field`. */
function resultsOf(content: Content, path: string): { file: string; field: string; key?: string; figures: string[] } | undefined {
  const { technology, pages } = content;
  const results = (items: readonly { figure: string }[]) => items.map(({ figure }) => figure);
  const slug = path.split('/').at(-1) as string;
  const offers = {
    services: ['/services/', content.services],
    solutions: ['/solutions/', content.solutions],
    industries: ['/solutions/industries/', content.industries],
  } as const;
  for (const [folder, [base, entries]] of Object.entries(offers)) {
    const entry = entries.find((candidate) => path === base + candidate.slug);
    if (entry) return { file: `${folder}/${slug}.yaml`, field: 'results.items', figures: results(entry.results.items) };
  }
  switch (path) {
    case '/solutions/industries':
      return { file: 'pages/industries.yaml', field: 'impact.items', figures: results(pages.industries.impact.items) };
    case '/technology/ai-ml':
      return { file: 'technology/ai-ml.yaml', field: 'metrics.items', figures: results(technology.aiMl.metrics.items) };
    case '/technology/integration':
      return { file: 'technology/integration.yaml', field: 'metrics.items', figures: results(technology.integration.metrics.items) };
    case '/technology/ecommerce-platforms':
      return {
        file: 'technology/ecommerce-platforms.yaml',
        field: 'metrics.items',
        figures: results(technology.ecommercePlatforms.metrics.items),
      };
    case '/technology/ecommerce-platforms#features':
      return {
        file: 'technology/ecommerce-platforms.yaml',
        field: 'integrationFeatures.items',
        key: 'metrics',
        figures: technology.ecommercePlatforms.integrationFeatures.items.map(({ metrics }) => metrics),
      };
    default:
      return undefined;
  }
}

function checkResults(content: Content, path: string, agreed: readonly string[]): Problem[] {
  const results = resultsOf(content, path);
  if (!results)
    return [{ file: 'agreed-figures.yaml', field: `pages.${path}`, message: 'is no page with figures: remove it or correct the address' }];
  return agreed.flatMap((figure, index) => {
    const said = results.figures[index];
    const field = `${results.field}[${index}].${results.key ?? 'figure'}`;
    return said === figure ? [] : [{ file: results.file, field, message: contradiction(said ?? 'nothing', figure) }];
  });
}

/** A case study that is not in the agreement yet is its own source. */
function checkCaseStudy(study: Entry<CaseStudy>, agreed: Content['agreedFigures']): Problem[] {
  const expected = agreed.caseStudies[study.slug];
  if (!expected) return [];
  return (['timeline', 'roi'] as const)
    .filter((key) => study[key] !== expected[key])
    .map((key) => ({
      file: `case-studies/${study.slug}.yaml`,
      field: key,
      message: contradiction(String(study[key]), String(expected[key])),
    }));
}

function checkProse(content: Content): Problem[] {
  const { agreedFigures: agreed } = content;
  const company = Object.values(agreed.company);
  // The agreement's figures, where it has the study: a page that quotes them stays right when the study itself is wrong.
  const ofStudy = (study: Entry<CaseStudy>) => {
    const { roi, timeline } = agreed.caseStudies[study.slug] ?? study;
    return [roi, `${timeline} months`];
  };
  const ofPage = (path: string) => [...(agreed.pages[path] ?? []), ...(agreed.pages[`${path}#features`] ?? [])];
  const everything = [
    ...company,
    ...Object.values(agreed.pages).flat(),
    ...content.caseStudies.flatMap(ofStudy),
    ...Object.values(agreed.offices).flatMap(({ employees, clients }) => [employees, clients]),
  ];

  return contentFiles(content).flatMap(({ file, value, path }) => {
    if (file === 'agreed-figures.yaml') return [];
    const entry = value as Partial<{ proof: { caseStudy: string }; slug: string }>;
    const study = content.caseStudies.find(
      ({ slug }) => slug === (path?.startsWith('/case-studies/') ? entry.slug : entry.proof?.caseStudy),
    );
    // Pages of one subject keep to it; overviews and resources may quote any agreed figure, and so may a page whose case study must be named first.
    const isOneSubject = path !== undefined && (study !== undefined || !entry.proof);
    const allowed = new Set(
      (isOneSubject ? [...company, ...ofPage(path), ...(study ? ofStudy(study) : [])] : everything).flatMap(figuresIn).map(normal),
    );
    return stringsOf(value).flatMap(({ field, text }) =>
      figuresIn(text)
        .filter((said) => !allowed.has(normal(said)))
        .map((said) => ({
          file,
          field,
          message: `says "${said}", which is not an agreed figure${path ? ' for this page' : ''}: write one from content/agreed-figures.yaml, or add it there first`,
        })),
    );
  });
}
