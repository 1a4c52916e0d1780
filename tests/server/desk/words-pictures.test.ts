import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cropArea } from '../../../shared/api/picture-crop.ts';
import { type Field, type PictureAnswer, type WordsState, wordsPaths } from '../../../shared/api/words.ts';
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
const post = (path: string, body: unknown) =>
  fetch(desk.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
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
  expect(answer).toMatchObject({ file: expect.stringMatching(/^shop-front-mulund-[0-9a-f]{8}-1x1-0-50\.jpg$/), width: 400, height: 400 });
  const saved = readFileSync(join(folder, 'words/uploads', answer.file));
  const { orientation, exif } = await sharp(saved).metadata();
  expect([orientation, exif]).toEqual([undefined, undefined]);
  // The picture is rotated by 180°, so red is on the left.
  const { dominant } = await sharp(saved).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test('a picture is cropped again at another focal point, from the whole of it', async () => {
  const right = await sharp({ create: { ...half, background: 'blue' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { ...half, width: 1200, background: 'red' } })
    .composite([{ input: right, left: 600, top: 0 }])
    .jpeg()
    .toBuffer();
  const first = (await (await upload(bytes, { name: 'Stand', ratio: '1:1', x: '0' })).json()) as PictureAnswer;
  const again = await post(`${wordsPaths.picture}?${new URLSearchParams({ of: first.file, ratio: '1:1', x: '1' })}`, {});
  const { file } = (await again.json()) as PictureAnswer;
  expect(file).toBe(first.file.replace('-0-50', '-100-50'));
  const { dominant } = await sharp(readFileSync(join(folder, 'words/uploads', file))).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
  const whole = await fetch(`${desk.origin}${wordsPaths.picture}/${file}`);
  const { width } = await sharp(Buffer.from(await whole.arrayBuffer())).metadata();
  expect([whole.headers.get('content-type'), width]).toEqual(['image/jpeg', 1200]);
});

test('a picture enters the draft with the words that name it, and leaves with them', async () => {
  const bytes = await sharp({ create: { ...half, background: 'green' } })
    .jpeg()
    .toBuffer();
  const { file } = (await (await upload(bytes, { name: 'Counter', ratio: '4:3' })).json()) as PictureAnswer;
  const inDraft = () => existsSync(join(folder, 'words/draft/content/photos', file));
  expect(inDraft()).toBe(false);
  const place = { file: 'case-studies/luxewear.yaml', path: ['picture', 'photo'] };
  const field = await fetch(
    `${desk.origin}${wordsPaths.field}?${new URLSearchParams({ file: place.file, path: JSON.stringify(place.path) })}`,
  );
  const { version, kind } = (await field.json()) as Field;
  expect(kind).toBe('picture');
  const unnamed = await post(wordsPaths.save, { place, value: { file, alt: '' }, version });
  expect([unnamed.status, await unnamed.json()]).toMatchObject([422, { mistakes: [{ path: [...place.path, 'alt'] }] }]);
  const value = { file, alt: 'A counter with bags in the morning.' };
  expect((await post(wordsPaths.save, { place, value, version })).status).toBe(200);
  expect(inDraft()).toBe(true);
  const { draft } = (await (await fetch(`${desk.origin}${wordsPaths.state}`)).json()) as WordsState;
  expect(draft.map((change) => change.file)).toEqual([place.file]);
  expect((await post(wordsPaths.discard, {})).status).toBe(200);
  expect(inDraft()).toBe(false);
});

test('an unusable picture is refused with the fix', async () => {
  const small = await sharp({ create: { ...half, width: 300, background: 'red' } })
    .jpeg()
    .toBuffer();
  for (const [bytes, message, fix] of [
    [Buffer.from('<svg onload="alert(1)"/>'), 'x is an SVG, not a JPEG, PNG, WebP or AVIF', /PNG/],
    [small, 'x would be 300 pixels wide on its page', /400 pixels or more/],
    [small.subarray(0, 200), 'x cannot be read as a picture', /save it anew/],
    [Buffer.alloc(0), 'x is empty', /Choose it again/],
  ] as const) {
    const response = await upload(bytes, { name: 'x' });
    expect([response.status, await response.json()]).toMatchObject([422, { mistakes: [{ message, fix: expect.stringMatching(fix) }] }]);
  }
  expect((await upload(small, { name: 'x' }, 'text/html')).status).toBe(415);
  expect((await upload(small, { name: 'x', ratio: '0:1' })).status).toBe(400);
  expect(readdirSync(join(folder, 'words/uploads')).filter((name) => /^x-/.test(name))).toEqual([]);
});

test('a transparent PNG named .jpg, without a type, stays transparent and small', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const grey = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'grey', noise } })
    .ensureAlpha(0.5)
    .png()
    .toBuffer();
  const response = await upload(grey, { name: 'Glass.jpg', ratio: '1:1' }, 'application/octet-stream');
  const { file } = (await response.json()) as PictureAnswer;
  expect(file).toMatch(/^glass-[0-9a-f]{8}-1x1-50-50\.webp$/);
  const whole = await fetch(`${desk.origin}${wordsPaths.picture}/${file}`);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(bytes.length).toBeLessThan(grey.length / 2);
  expect(await sharp(bytes).stats()).toMatchObject({ isOpaque: false });
});

test('a photograph of 108 megapixels is scaled down', async () => {
  const bytes = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  expect(await (await upload(bytes, { name: 'Street' })).json()).toMatchObject({ width: 2600, height: 1950 });
});

test('the fifth upload at a time is told to wait', async () => {
  const bytes = await sharp({ create: { ...half, background: 'red' } })
    .jpeg()
    .toBuffer();
  const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => upload(bytes, { name: `busy ${index}` })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 503]);
});

test('the crop stays within the picture', () => {
  expect(cropArea({ width: 1200, height: 400 }, { ratio: '1:1', x: 1, y: 0.5 })).toEqual({ left: 800, top: 0, width: 400, height: 400 });
  expect(cropArea({ width: 400, height: 1200 }, { ratio: '4:3', x: 0.5, y: 0 })).toEqual({ left: 0, top: 0, width: 400, height: 300 });
  expect(cropArea({ width: 400, height: 300 }, { x: 0.2, y: 0.9 })).toEqual({ left: 0, top: 0, width: 400, height: 300 });
});
