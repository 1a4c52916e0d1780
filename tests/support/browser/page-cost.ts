import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** A file that a page has fetched, with its compressed bytes. */
interface FetchedFile {
  path: string;
  bytes: number;
  status: number;
}

/**
 * Returns requests and bytes of an open page, as the browser recorded them. HTML counts its headers; the rest counts bodies, which do
 * not change with the cache.
 * @param isCounted chooses among the files beside the document, by path
 */
export async function costOf(page: Page, answer: Response | null, isCounted: (path: string) => boolean = () => true) {
  const { fetched, inlined } = await page.evaluate(() => ({
    fetched: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize, responseStatus }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      status: responseStatus,
    })),
    inlined: [...document.querySelectorAll('script:not([src], [type$=json], [type=speculationrules])')].map((it) => it.textContent ?? ''),
  }));
  const files: FetchedFile[] = fetched.filter(({ path }) => isCounted(path));
  const sizes = await answer?.request().sizes();
  const html = (sizes?.responseHeadersSize ?? Number.NaN) + (sizes?.responseBodySize ?? Number.NaN);
  const bytesOf = (kind: RegExp) => files.filter(({ path }) => kind.test(path)).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    files,
    requests: 1 + files.length,
    transfer: html + bytesOf(/./),
    html,
    javascript: bytesOf(/\.js$/) + (inlined.length > 0 ? brotliCompressSync(inlined.join('\n')).length : 0),
    font: bytesOf(/\.woff2$/),
    lost: files.filter(({ bytes, status }) => bytes === 0 || status !== 200),
  };
}
