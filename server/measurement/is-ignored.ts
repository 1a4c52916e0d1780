import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** User agents of headless browsers that `isbot` does not know. */
const headless = /headless|phantomjs|puppeteer|playwright/i;

/** Characters of a header that are compared with names of bots. Browsers send about 120. */
const LONGEST_READ = 512;

/**
 * Returns whether to ignore a report: from a bot, a headless browser, or a visitor who opted out
 * (https://www.w3.org/TR/gpc/, https://www.w3.org/TR/tracking-dnt/). The site's script already honours the opt-out; other senders may not.
 */
export function isIgnored(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent']?.slice(0, LONGEST_READ);
  const brands = String(headers['sec-ch-ua'] ?? '').slice(0, LONGEST_READ);
  return headers['sec-gpc'] === '1' || headers.dnt === '1' || !agent || isbot(agent) || headless.test(agent) || headless.test(brands);
}
