import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { measurementPaths, type SentVitals } from '../../../shared/api/measurement.ts';
import { deviceClass } from './device-class.ts';
import type { MeasuredWindow } from './measured-window.ts';
import { sendReport } from './send-report.ts';

/**
 * Our own /_vercel/speed-insights/script.js: measures the five web vitals and posts them together when the page is hidden,
 * because only then they are final. Does not report later changes, because a sent sample cannot be updated.
 */
const page = window as MeasuredWindow;
const route = (document.currentScript as HTMLScriptElement | null)?.dataset.route ?? location.pathname;
const path = location.pathname;
const unsent = new Map<string, SentVitals['vitals'][number]>();
const sent = new Set<string>();

page.si = () => {};
page.siq?.splice(0);

const add = ({ id, name, value }: Metric) => {
  if (!sent.has(id)) unsent.set(id, { name, value: Math.round(value * 1e4) / 1e4 });
};
const send = () => {
  if (document.visibilityState === 'visible' || unsent.size === 0) return;
  for (const id of unsent.keys()) sent.add(id);
  sendReport(measurementPaths.vitals, { route, path, device: deviceClass(), vitals: [...unsent.values()] } satisfies SentVitals);
  unsent.clear();
};

for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(add);
addEventListener('visibilitychange', send);
