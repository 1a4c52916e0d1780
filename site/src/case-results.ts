import type { Entry } from '../../content/load.ts';
import type { CaseStudy } from '../../content/schema/case-study.ts';
import { content, labels } from './content.ts';
import type { Result } from './sections/ResultRow.tsx';

/** A case study's three results: what it gave back, how long it took, and which services did it. All three are the study's own facts. */
export function caseResults({ roi, timeline, services }: Entry<CaseStudy>): Result[] {
  const names = services.map((slug) => content.services.find((service) => service.slug === slug)?.name ?? slug);
  return [
    { figure: roi, label: labels.caseStudy.return, measures: 'return' },
    { figure: `${timeline} ${labels.caseStudy.months}`, label: labels.caseStudy.wholeShop },
    {
      figure: String(services.length),
      measures: 'services',
      of: content.services.length,
      label: services.length === 1 ? labels.caseStudy.oneService : labels.caseStudy.services,
      detail: `${names.join(', ')}.`,
    },
  ];
}
