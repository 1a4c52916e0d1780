import type { Content } from '../../content/load.ts';
import type { Metric } from '../../wire/measurement.ts';
import type { LetterRow } from '../mail/letter.ts';
import { rateVital } from './rate-vital.ts';
import type { Overview } from './read-overview.ts';

/** As a visit goes on. */
const inOrder: readonly Metric[] = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'];

/** The web vitals that were measured, each with its rating in words. */
export function vitalRows(vitals: Overview['vitals'], words: Content['mail']['overview']['vitals']): LetterRow[] {
  return inOrder.flatMap((metric) => {
    const vital = vitals[metric];
    if (!vital) return [];
    return [{ label: words.names[metric], value: shown(metric, vital.p75), note: words.ratings[rateVital(metric, vital.p75)] }];
  });
}

/** As short as it can be told: 1.9 s, 180 ms; a layout shift has no unit. */
function shown(metric: Metric, value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}
