import type { z } from 'zod';
import type { Entry } from '../../content/load.ts';
import type { CaseStudy } from '../../content/schema/case-study.ts';
import type { stat } from '../../content/schema/parts.ts';
import { content, labels } from './content.ts';

/** A case study's three results: what it gave back, how long it took, and which services did it. All three are the study's own facts. */
export function caseResults({ roi, timeline, services }: Entry<CaseStudy>): z.infer<typeof stat>[] {
  const names = services.map((slug) => content.services.find((service) => service.slug === slug)?.name ?? slug);
  return [
    { figure: roi, label: labels.caseStudy.return },
    { figure: `${timeline} ${labels.caseStudy.months}`, label: labels.caseStudy.wholeShop },
    {
      figure: String(services.length),
      label: services.length === 1 ? labels.caseStudy.oneService : labels.caseStudy.services,
      detail: `${names.join(', ')}.`,
    },
  ];
}
