import type { Content, Entry } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import type { CaseStudy } from '../schema/case-study.ts';
import { checkProseFigures } from './check-prose-figures.ts';
import { resultsOf } from './results-of.ts';

/**
 * Finds figures that contradict agreed-figures.yaml. A page's results must be the agreed figures, in their order.
 * check-prose-figures.ts decides which figures running text may contain.
 */
export function checkFigures(content: Content): Problem[] {
  const { agreedFigures: agreed } = content;
  const contradictions: Problem[] = [
    ...Object.entries(agreed.pages).flatMap(([path, figures]) => checkResults(content, path, figures)),
    ...content.caseStudies.flatMap((study) => checkCaseStudy(study, agreed)),
    ...checkAgencyStats(content),
    ...checkOffices(content),
  ];
  // Report each field once. A contradiction is preferred, because it names the figure to write.
  const isReported = ({ file, field }: Problem) => contradictions.some((problem) => problem.file === file && problem.field === field);
  return [...contradictions, ...checkProseFigures(content).filter((problem) => !isReported(problem))];
}

const contradiction = (published: string, agreed: string) =>
  `says ${published}, but the agreed figure is ${agreed}: write ${agreed}, or change content/agreed-figures.yaml first`;

function checkResults(content: Content, path: string, agreed: readonly string[]): Problem[] {
  const results = resultsOf(content, path);
  if (!results)
    return [{ file: 'agreed-figures.yaml', field: `pages.${path}`, message: 'is no page with figures: remove it or correct the address' }];
  return agreed.flatMap((figure, index) => {
    const published = results.figures[index];
    const field = `${results.field}[${index}].${results.key ?? 'figure'}`;
    return published === figure ? [] : [{ file: results.file, field, message: contradiction(published ?? 'nothing', figure) }];
  });
}

/** Compares offices with the agreed offices. An office that is not agreed is misspelt if an agreed office is missing, and otherwise new. */
function checkOffices({ pages, agreedFigures }: Content): Problem[] {
  const file = 'pages/global-presence.yaml';
  const { offices } = pages.globalPresence;
  const missing = Object.keys(agreedFigures.offices).filter((role) => !offices.some((office) => office.role === role));
  return offices.flatMap((office, index) => {
    const expected = agreedFigures.offices[office.role];
    if (!expected && missing.length === 0) return [];
    if (!expected) return [{ file, field: `offices[${index}].role`, message: `is "${office.role}": use ${missing.join(' or ')}` }];
    return (['employees', 'clients'] as const)
      .filter((key) => office[key] !== expected[key])
      .map((key) => ({ file, field: `offices[${index}].${key}`, message: contradiction(office[key], expected[key]) }));
  });
}

/** Finds figures of the agency that are not agreed. A figure that is agreed for a single page only is not accepted. */
function checkAgencyStats({ pages, agreedFigures }: Content): Problem[] {
  const company = Object.values(agreedFigures.company);
  const rows = [
    { file: 'pages/services.yaml', field: 'track.items', items: pages.services.track.items },
    { file: 'pages/about.yaml', field: 'stats', items: pages.about.stats },
    { file: 'pages/global-presence.yaml', field: 'totals.items', items: pages.globalPresence.totals.items },
  ];
  return rows.flatMap(({ file, field, items }) =>
    items.flatMap(({ figure }, index) =>
      company.includes(figure)
        ? []
        : [
            {
              file,
              field: `${field}[${index}].figure`,
              message: `says ${figure}, which is no agreed figure of the agency: write one of ${company.join(', ')}`,
            },
          ],
    ),
  );
}

/** Compares a study's ROI and timeline with the agreed values, if there are any. The months of its steps must add up to the timeline. */
function checkCaseStudy(study: Entry<CaseStudy>, agreed: Content['agreedFigures']): Problem[] {
  const file = `case-studies/${study.slug}.yaml`;
  const expected = agreed.caseStudies[study.slug] ?? study;
  const problems = (['timeline', 'roi'] as const)
    .filter((key) => study[key] !== expected[key])
    .map((key) => ({ file, field: key as string, message: contradiction(String(study[key]), String(expected[key])) }));

  const months = study.implementation.reduce((sum, step) => sum + step.months, 0);
  if (months !== expected.timeline)
    problems.push({
      file,
      field: 'implementation',
      message: `takes ${months} months step by step, but the timeline is ${expected.timeline}: correct the steps' months`,
    });
  return problems;
}
