import { vitalThresholds } from '../server/measurement/vital-thresholds.ts';
import type { Metric } from '../wire/measurement.ts';

/** What each metric is in words. */
const names: Readonly<Record<Metric, string>> = {
  LCP: 'Main content seen',
  INP: 'Answer to a touch',
  CLS: 'Jumping about',
  FCP: 'First thing seen',
  TTFB: "Server's first byte",
};

/** A metric's name, and the public thresholds for it: milliseconds but for CLS. */
export const thresholds = Object.fromEntries(
  (Object.keys(names) as Metric[]).map((metric) => [metric, { name: names[metric], ...vitalThresholds[metric] }]),
) as Readonly<Record<Metric, { name: string; good: number; poor: number }>>;
