import { cameBack } from '../../../content/came-back.ts';
import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import type { Measure } from '../../../content/schema/parts.ts';
import { fill } from '../../../shared/format/fill.ts';
import { content, labels } from '../content.ts';

/** One of a case study's three results. */
export interface CaseResult {
  figure: string;
  label: string;
  /** What the figure means, in a sentence. */
  meaning: string;
  /** How it is drawn. */
  measures?: Measure;
}

/** A case study's three results: what it gave back, how long it took, and what its service reaches. */
export function caseResults({ client, roi, timeline, result }: Entry<CaseStudy>): CaseResult[] {
  const words = labels.caseStudy;
  const service = content.services.find(({ slug }) => slug === result.service);
  const published = service?.results.items.find(({ figure }) => figure === result.figure);
  return [
    {
      figure: roi,
      label: words.roi,
      meaning: fill(words.meanings.roi, { client, back: Math.round(100 * cameBack(roi)) }),
      measures: 'return',
    },
    { figure: `${timeline} ${words.months}`, label: words.timeline, meaning: words.meanings.months },
    {
      figure: result.figure,
      label: result.label,
      meaning: fill(words.meanings.service, { service: service?.name ?? result.service, client }),
      ...(published?.measures && { measures: published.measures }),
    },
  ];
}
