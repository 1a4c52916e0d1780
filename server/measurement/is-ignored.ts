import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Browsers without a window: in the list of robots by their older names, and here by what newer ones say of themselves. */
const headless = /headless|phantomjs|puppeteer|playwright/i;

/**
 * Whether a report is left out: it comes from a robot, from a browser without a window, or from a visitor who has asked not to be measured
 * (https://www.w3.org/TR/gpc/, https://www.w3.org/TR/tracking-dnt/), which our script honours before it sends anything.
 */
export function isIgnored(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  const brands = String(headers['sec-ch-ua'] ?? '');
  return headers['sec-gpc'] === '1' || headers.dnt === '1' || !agent || isbot(agent) || headless.test(agent) || headless.test(brands);
}
