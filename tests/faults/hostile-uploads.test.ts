import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createDeflate } from 'node:zlib';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { wordsPaths } from '../../shared/api/words.ts';
import { ContentCopy } from '../support/content/content-copy.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { startServer } from '../support/server/running-process.ts';
import { many } from './scenario.ts';

/** Limits in milliseconds of the processor and in megabytes. */
const LONGEST_WORK = 100;
const MOST_RESIDENT = 200;

/** Makes a photograph of 12 megapixels, in the long form of 50. */
const photograph = () =>
  sharp({ create: { width: many(4_330, 8_660), height: many(2_887, 5_774), channels: 3, background: '#507050' } })
    .jpeg({ progressive: true })
    .toBuffer();

/** Makes a PDF of streams of objects that unpack to this many megabytes of a text each, hundreds of times their size. */
async function bomb({ streams = 1, megabytes, text }: { streams?: number; megabytes: number; text: string }): Promise<Buffer> {
  const unpacked = Array.from({ length: megabytes }, () => Buffer.alloc(1_000_000, text));
  const packed = await buffer(Readable.from([Buffer.from('1 0 ['), ...unpacked, Buffer.from(']')]).pipe(createDeflate({ level: 1 })));
  const open = `1 0 obj\n<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length}>>\nstream\n`;
  const objects = Array.from({ length: streams }, () => [Buffer.from(open), packed, Buffer.from('\nendstream\nendobj\n')]).flat();
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects, Buffer.from('trailer\n<</Root 1 0 R>>\n%%EOF')]);
}

const residentMegabytes = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;

/** Returns how long the first thread of a process has run, in milliseconds of the processor. */
const threadTime = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Reads a page again and again, and reports the longest work of the server's thread during one read, however busy the machine is. */
function watchPages(origin: string, pid: number): { stop: () => Promise<number> } {
  let isOver = false;
  let longest = 0;
  const reads = (async () => {
    while (!isOver) {
      const start = threadTime(pid);
      await (await fetch(`${origin}/contact`)).arrayBuffer();
      longest = Math.max(longest, threadTime(pid) - start);
      await pause(20);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await reads;
      return longest;
    },
  };
}

test('large photographs and PDF bombs cost visitors neither time nor memory', async () => {
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
  const hostile = [
    await bomb({ megabytes: many(100, 1_500), text: ' ' }),
    // Empty arrays, which take a hundred times their text.
    await bomb({ megabytes: 25, text: '[]' }),
    // Takes all the time that a file gets.
    ...(process.env.LONG ? [await bomb({ streams: 100, megabytes: 100, text: ' ' })] : []),
  ];
  // The first upload loads the editor.
  expect((await fetch(`http://127.0.0.1:${deskPort}${wordsPaths.state}`)).status).toBe(200);

  const pid = server.child.pid as number;
  const watched = watchPages(`http://127.0.0.1:${port}`, pid);
  const photographs = ['one', 'two', 'three', 'four'].slice(0, many(2, 4)).map((name) => send(wordsPaths.picture, name, bytes));
  const statuses = (await Promise.all(photographs)).map(({ status }) => status);
  const refusals = await Promise.all(hostile.map(async (pdf) => (await send(wordsPaths.document, 'bomb.pdf', pdf)).json()));
  const longest = await watched.stop();

  expect(statuses).toEqual(photographs.map(() => 200));
  const messages = ['cannot be read as a PDF', ...hostile.slice(1).map(() => 'takes too long or too much memory to open')];
  expect(refusals).toMatchObject(messages.map((message) => ({ mistakes: [{ message: `bomb.pdf ${message}` }] })));
  expect(residentMegabytes(pid)).toBeLessThan(MOST_RESIDENT);
  expect(longest).toBeLessThan(LONGEST_WORK);
}, 600_000);
