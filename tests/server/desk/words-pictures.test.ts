import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cropArea } from '../../../server/words/put-picture.ts';
import { wordsPaths } from '../../../shared/api/words.ts';
import { ContentCopy } from '../../support/content/content-copy.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { type RunningDesk, runDesk } from '../../support/server/running-desk.ts';

let desk: RunningDesk;
let folder: string;
beforeAll(async () => {
  folder = scratchFolder('data');
  desk = await runDesk({ where: { dataDir: folder, databaseUrl: undefined }, settings: { contentFolder: new ContentCopy().folder } });
});
afterAll(() => desk.close());

const upload = (body: Buffer, query: Record<string, string>, type = 'image/jpeg') =>
  fetch(`${desk.origin}${wordsPaths.picture}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
    body: new Uint8Array(body),
  });
const half = { width: 600, height: 400, channels: 3 as const };

test('a photograph is rotated, cropped at its focal point and stripped of EXIF', async () => {
  const right = await sharp({ create: { ...half, background: 'red' } })
    .jpeg()
    .toBuffer();
  const bytes = await sharp({ create: { ...half, width: 1200, background: 'blue' } })
    .composite([{ input: right, left: 600, top: 0 }])
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '19/1 10/1 0/1' } })
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();
  const response = await upload(bytes, { name: '../../Shop Front, Mulund.JPG', ratio: '1:1', x: '0', y: '0.5' });
  const answer = (await response.json()) as { file: string };
  expect(answer).toMatchObject({ file: expect.stringMatching(/^shop-front-mulund-[0-9a-f]{8}\.jpg$/), width: 400, height: 400 });
  const saved = readFileSync(join(folder, 'words/draft/content/photos', answer.file));
  const { orientation, exif } = await sharp(saved).metadata();
  expect([orientation, exif]).toEqual([undefined, undefined]);
  // The picture is rotated by 180°, so red is on the left.
  const { dominant } = await sharp(saved).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test('an unusable picture is refused with the fix', async () => {
  const small = await sharp({ create: { ...half, width: 300, background: 'red' } })
    .jpeg()
    .toBuffer();
  for (const bytes of [Buffer.from('<svg onload="alert(1)"/>'), small]) {
    const response = await upload(bytes, { name: 'x' });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { mistakes: [{ message: expect.stringMatching(/JPEG|pixels wide/) }] },
    ]);
  }
  expect((await upload(small, { name: 'x' }, 'image/svg+xml')).status).toBe(415);
  expect((await upload(small, { name: 'x', ratio: '0:1' })).status).toBe(400);
  expect(existsSync(join(folder, 'words/draft/content/photos/x.jpg'))).toBe(false);
});

test('the crop stays within the picture', () => {
  expect(cropArea({ width: 1200, height: 400 }, '1:1', 1, 0.5)).toEqual({ left: 800, top: 0, width: 400, height: 400 });
  expect(cropArea({ width: 400, height: 1200 }, '4:3', 0.5, 0)).toEqual({ left: 0, top: 0, width: 400, height: 300 });
  expect(cropArea({ width: 400, height: 300 }, undefined, 0.2, 0.9)).toEqual({ left: 0, top: 0, width: 400, height: 300 });
});
