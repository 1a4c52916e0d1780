import type { Page } from 'playwright-core';

export interface Fetched {
  url: string;
  /** As Chromium names it: Document, Script, Font, Stylesheet, Image, Fetch … */
  type: string;
  /** Over the wire: compressed body and headers. 0 until it is complete. */
  bytes: number;
  /** Of these, the headers, and what HTTP/2 frames the body with where its length is said. */
  headers: number;
}

export interface Traffic {
  /** In the order in which they were asked for. */
  files: readonly Fetched[];
  /** Ends the watch. */
  stop(): Promise<void>;
  /** Resolves once nothing is under way; Chromium's own idea of a quiet network leaves the favicon out. */
  allArrived(): Promise<void>;
}

/** Notes each request of a page from now on. What is inlined as data: is none; a redirect is one of its own. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  const files: Fetched[] = [];
  const open = new Map<string, Fetched>();
  /** Of bodies, as servers say them. */
  const lengths = new Map<string, number>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    const redirected = redirectResponse && open.get(requestId);
    if (redirected) redirected.bytes = redirectResponse.encodedDataLength;
    if (request.url.startsWith('data:')) return;
    const file = { url: request.url, type: type ?? 'Other', bytes: 0, headers: 0 };
    open.set(requestId, file);
    files.push(file);
  });
  let onFinish = () => {};
  const finish = (requestId: string, bytes: number) => {
    const file = open.get(requestId);
    const said = lengths.get(requestId);
    if (file) file.bytes = bytes;
    if (file && said && bytes > 0) file.headers = bytes - said;
    open.delete(requestId);
    onFinish();
  };
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const file = open.get(requestId);
    if (file) file.headers = response.encodedDataLength;
    const [, length] = Object.entries(response.headers).find(([name]) => /^content-length$/i.test(name)) ?? [];
    if (length) lengths.set(requestId, Number(length));
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => finish(requestId, encodedDataLength));
  devtools.on('Network.loadingFailed', ({ requestId }) => finish(requestId, 0));
  await devtools.send('Network.enable');
  return {
    files,
    stop: () => devtools.detach(),
    async allArrived() {
      while (open.size > 0) {
        await new Promise<void>((resolve) => {
          onFinish = resolve;
        });
      }
    },
  };
}
