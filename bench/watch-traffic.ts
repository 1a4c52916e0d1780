import type { Page } from 'playwright-core';

export interface Fetched {
  url: string;
  /** As Chromium names it: Document, Script, Font, Stylesheet, Image, Fetch … */
  type: string;
  /** Over the wire: compressed body and headers. 0 until it is complete. */
  bytes: number;
}

/** Notes each request of a page from now on, in the order they are made. What is inlined as data: is none; a redirect is one of its own. */
export async function watchTraffic(page: Page): Promise<readonly Fetched[]> {
  const files: Fetched[] = [];
  const open = new Map<string, Fetched>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    const redirected = redirectResponse && open.get(requestId);
    if (redirected) redirected.bytes = redirectResponse.encodedDataLength;
    if (request.url.startsWith('data:')) return;
    const file = { url: request.url, type: type ?? 'Other', bytes: 0 };
    open.set(requestId, file);
    files.push(file);
  });
  const finish = (requestId: string, bytes: number) => {
    const file = open.get(requestId);
    if (file) file.bytes = bytes;
  };
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => finish(requestId, encodedDataLength));
  await devtools.send('Network.enable');
  return files;
}
