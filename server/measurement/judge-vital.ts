import type { Metric } from '../../shared/api/measurement.ts';
import type { Vital } from './read-vitals.ts';

/**
 * Public thresholds for the 75th percentile, in milliseconds except for CLS: up to `good` it is good, above `poor` it is poor
 * (https://web.dev/articles/defining-core-web-vitals-thresholds).
 */
export const vitalThresholds: Readonly<Record<Metric, { good: number; poor: number }>> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1_800, poor: 3_000 },
  TTFB: { good: 800, poor: 1_800 },
};

/** Least samples for a judgement; with fewer, a single slow visit decides. */
export const fewestSamples = 20;

export type Judgement = 'good' | 'needsWork' | 'poor' | 'tooFew';

/** Judges a web vital against the thresholds. */
export function judgeVital(metric: Metric, { p75, samples }: Vital): Judgement {
  if (samples < fewestSamples) return 'tooFew';
  const { good, poor } = vitalThresholds[metric];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'needsWork' : 'poor';
}

/** Formats a web vital, such as 1.9 s or 180 ms. CLS has no unit. */
export function formatVital(metric: Metric, value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}
