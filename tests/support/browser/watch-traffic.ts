import type { Page } from 'playwright-core';

export interface Fetched {
  url: string;
  /** Chromium's name: Document, Script, Font, Stylesheet, Image, Fetch … */
  type: string;
  /** Bytes over the wire: compressed body and headers. 0 until complete. */
  bytes: number;
  /** Bytes of the headers. If Content-Length is set, HTTP/2 framing is included. */
  headers: number;
}

export interface Traffic {
  /** Files in the order of their requests. */
  files: readonly Fetched[];
  /** Stops watching. */
  stop(): Promise<void>;
  /** Resolves once no request is open; Chromium's network idle ignores the favicon. */
  allArrived(): Promise<void>;
}

/** Records each request of a page from now on. `data:` URLs do not count; a redirect counts separately. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  const files: Fetched[] = [];
  const open = new Map<string, Fetched>();
  /** Content-Length by request. */
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
    const contentLength = lengths.get(requestId);
    if (file) file.bytes = bytes;
    if (file && contentLength && bytes > 0) file.headers = bytes - contentLength;
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
