import type { Vital } from '../server/measurement/read-vitals.ts';
import type { Metric } from '../wire/measurement.ts';
import { thresholds } from './thresholds.ts';

/** With fewer samples a single slow visit decides. */
export const fewestSamples = 20;

export type Judgement = 'good' | 'needs work' | 'poor' | 'too few samples';

/** How a vital stands against the public thresholds. */
export function judge(metric: Metric, { p75, samples }: Vital): Judgement {
  if (samples < fewestSamples) return 'too few samples';
  const { good, poor } = thresholds[metric];
  return p75 <= good ? 'good' : p75 <= poor ? 'needs work' : 'poor';
}
