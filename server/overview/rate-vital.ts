import type { Metric } from '../../wire/measurement.ts';
import { vitalThresholds } from '../measurement/vital-thresholds.ts';

export type Rating = 'good' | 'needsWork' | 'poor';

/** How the public thresholds judge a value. @param value what three of four visits do not exceed; milliseconds but for CLS */
export function rateVital(metric: Metric, value: number): Rating {
  const { good, poor } = vitalThresholds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needsWork' : 'poor';
}
