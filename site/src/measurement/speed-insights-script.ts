import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { measurementPaths, type SentVitals } from '../../../shared/api/measurement.ts';
import { type MeasuredWindow, sendReport } from './send-report.ts';

/**
 * Our own /_vercel/speed-insights/script.js: measures the five web vitals and posts their ratings together when the page is hidden,
 * because only then they are final. Does not report later changes, because a counted rating cannot be taken back.
 */
const page = window as MeasuredWindow;
const unsent = new Map<string, SentVitals['vitals'][number]>();
const sent = new Set<string>();

page.si = () => {};
page.siq?.splice(0);

const add = ({ id, name, rating }: Metric) => {
  if (!sent.has(id)) unsent.set(id, { name, rating });
};
const send = () => {
  if (document.visibilityState === 'visible' || unsent.size === 0) return;
  for (const id of unsent.keys()) sent.add(id);
  sendReport(measurementPaths.vitals, { vitals: [...unsent.values()] } satisfies SentVitals);
  unsent.clear();
};

for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(add);
addEventListener('visibilitychange', send);
