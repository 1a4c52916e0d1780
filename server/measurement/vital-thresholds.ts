import type { Metric } from '../../wire/measurement.ts';

/**
 * The public thresholds, for the value that three of four visits do not exceed: up to `good` it is good, above `poor` it is poor
 * (https://web.dev/articles/defining-core-web-vitals-thresholds). Milliseconds but for CLS.
 */
export const vitalThresholds: Readonly<Record<Metric, { good: number; poor: number }>> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1_800, poor: 3_000 },
  TTFB: { good: 800, poor: 1_800 },
};
