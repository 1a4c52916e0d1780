import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { wordsPaths } from '../../shared/api/words.ts';
import { ContentCopy } from '../support/content/content-copy.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { startServer } from '../support/server/running-process.ts';

/** Limits in milliseconds and megabytes. */
const SLOWEST_PAGE = 100;
const MOST_RESIDENT = 200;

/** Makes a photograph of 50 megapixels. */
const photograph = () =>
  sharp({ create: { width: 8_660, height: 5_774, channels: 3, background: '#507050' } })
    .jpeg({ progressive: true })
    .toBuffer();

/** Makes a PDF of 1.5 MB whose stream of objects unpacks to 1.5 GB: compressed zeros, compressed once for each part. */
function bomb(): Buffer {
  const part = deflateSync(Buffer.alloc(1_500_000_000, ' '), { level: 9 });
  const head = `%PDF-1.7\n1 0 obj\n<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${part.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), part, Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF')]);
}

const residentMegabytes = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;

/** Reads a page again and again, and reports the longest wait in milliseconds. */
function watchPages(origin: string): { stop: () => Promise<number> } {
  let isOver = false;
  let slowest = 0;
  const reads = (async () => {
    while (!isOver) {
      const start = performance.now();
      await (await fetch(`${origin}/contact`)).arrayBuffer();
      slowest = Math.max(slowest, performance.now() - start);
      await pause(20);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await reads;
      return slowest;
    },
  };
}

test('four large photographs and a PDF bomb cost visitors neither time nor memory', async () => {
  const server = startServer(process.cwd(), {
    DATA_DIR: scratchFolder('data'),
    CONTENT_DIR: new ContentCopy().folder,
    EDITING: 'on',
  });
  onTestFinished(() => void server.stop());
  const [port, deskPort] = await Promise.all([server.port, server.ownersPort]);
  const send = (path: string, name: string, bytes: Buffer) =>
    fetch(`http://127.0.0.1:${deskPort}${path}?${new URLSearchParams({ name })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' },
      body: new Uint8Array(bytes),
    });
  const bytes = await photograph();
  const hostile = bomb();
  expect(hostile.length).toBeLessThan(2_000_000);
  // The first upload loads the editor.
  expect((await fetch(`http://127.0.0.1:${deskPort}${wordsPaths.document}`)).status).toBe(200);

  const calm = watchPages(`http://127.0.0.1:${port}`);
  await pause(2_000);
  const usual = await calm.stop();
  const watched = watchPages(`http://127.0.0.1:${port}`);
  const photographs = ['one', 'two', 'three', 'four'].map((name) => send(wordsPaths.picture, name, bytes));
  const statuses = (await Promise.all(photographs)).map(({ status }) => status);
  const refused = await send(wordsPaths.document, 'bomb.pdf', hostile);
  const slowest = await watched.stop();

  expect(statuses).toEqual([200, 200, 200, 200]);
  expect([refused.status, await refused.json()]).toMatchObject([422, { mistakes: [{ message: expect.stringMatching(/^bomb\.pdf /) }] }]);
  expect(residentMegabytes(server.child.pid as number)).toBeLessThan(MOST_RESIDENT);
  // On a machine that is busy with other tests, pages are slower before too.
  expect(slowest).toBeLessThan(Math.max(SLOWEST_PAGE, 2 * usual));
});
