import type { Judgement } from '../server/measurement/judge-vital.ts';
import type { Metric } from '../shared/api/measurement.ts';

export const vitalNames: Readonly<Record<Metric, string>> = {
  LCP: 'Main content seen',
  INP: 'Answer to a touch',
  CLS: 'Jumping about',
  FCP: 'First thing seen',
  TTFB: "Server's first byte",
};

export const judgementWords: Readonly<Record<Judgement, string>> = {
  good: 'good',
  needsWork: 'needs work',
  poor: 'poor',
  tooFew: 'too few visits to judge',
};
