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
  const isReported = ({ file, path }: Problem) =>
    contradictions.some((problem) => problem.file === file && `${problem.path}` === `${path}`);
  return [...contradictions, ...checkProseFigures(content).filter((problem) => !isReported(problem))];
}

const contradiction = (published: string, agreed: string) => ({
  what: `says ${published}, but the agreed figure is ${agreed}`,
  fix: `write ${agreed}, or change content/agreed-figures.yaml first`,
  inDesk: { fix: `write ${agreed}, or press that figure on a page, write the new one and choose to change it everywhere` },
});

function checkResults(content: Content, path: string, agreed: readonly string[]): Problem[] {
  const results = resultsOf(content, path);
  if (!results)
    return [
      { file: 'agreed-figures.yaml', path: ['pages', path], what: 'is no page with figures', fix: 'remove it or correct the address' },
    ];
  return agreed.flatMap((figure, index) => {
    const published = results.figures[index];
    const field = [...results.path, index, 'figure'];
    return published === figure ? [] : [{ file: results.file, path: field, ...contradiction(published ?? 'nothing', figure) }];
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
    if (!expected) return [{ file, path: ['offices', index, 'role'], what: `is "${office.role}"`, fix: `use ${missing.join(' or ')}` }];
    return (['employees', 'clients'] as const)
      .filter((key) => office[key] !== expected[key])
      .map((key) => ({ file, path: ['offices', index, key], ...contradiction(office[key], expected[key]) }));
  });
}

/** Finds figures of the agency that are not agreed. A figure that is agreed for a single page only is not accepted. */
function checkAgencyStats({ pages, agreedFigures }: Content): Problem[] {
  const company = Object.values(agreedFigures.company);
  const rows = [
    { file: 'pages/services.yaml', path: ['track', 'items'], items: pages.services.track.items },
    { file: 'pages/about.yaml', path: ['stats'], items: pages.about.stats },
    { file: 'pages/global-presence.yaml', path: ['totals', 'items'], items: pages.globalPresence.totals.items },
  ];
  return rows.flatMap(({ file, path, items }) =>
    items.flatMap(({ figure }, index) =>
      company.includes(figure)
        ? []
        : [
            {
              file,
              path: [...path, index, 'figure'],
              what: `says ${figure}, which is no agreed figure of the agency`,
              fix: `write one of ${company.join(', ')}`,
            },
          ],
    ),
  );
}

/** Compares a study's ROI and timeline with the agreed values, if there are any. The months of its steps must add up to the timeline. */
function checkCaseStudy(study: Entry<CaseStudy>, agreed: Content['agreedFigures']): Problem[] {
  const file = `case-studies/${study.slug}.yaml`;
  const expected = agreed.caseStudies[study.slug] ?? study;
  const problems: Problem[] = (['timeline', 'roi'] as const)
    .filter((key) => study[key] !== expected[key])
    .map((key) => ({ file, path: [key], ...contradiction(String(study[key]), String(expected[key])) }));

  const months = study.implementation.reduce((sum, step) => sum + step.months, 0);
  if (months !== expected.timeline)
    problems.push({
      file,
      path: ['implementation'],
      what: `takes ${months} months step by step, but the timeline is ${expected.timeline}`,
      fix: "correct the steps' months",
    });
  return problems;
}
