import type { Content } from '../../content/load.ts';
import type { Metric } from '../../shared/api/measurement.ts';
import type { LetterRow } from '../mail/letter.ts';
import { formatVital, judgeVital } from '../measurement/judge-vital.ts';
import type { RouteVitals } from '../measurement/read-vitals.ts';

/** As a visit goes on. */
const inOrder: readonly Metric[] = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'];

/** The web vitals that were measured, each with its rating in words. */
export function vitalRows(vitals: RouteVitals['vitals'], words: Content['mail']['overview']['vitals']): LetterRow[] {
  return inOrder.flatMap((metric) => {
    const vital = vitals[metric];
    if (!vital) return [];
    return [{ label: words.names[metric], value: formatVital(metric, vital.p75), note: words.ratings[judgeVital(metric, vital)] }];
  });
}
