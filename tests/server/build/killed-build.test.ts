import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressFiles } from '../../../scripts/build/finish/compress-files.ts';
import { renderSharePictures, type SharePicture } from '../../../scripts/build/share-pictures/render-share-pictures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

/** Runs a step of the build in a process that cannot write files beyond 8 KB, and so leaves a partial file as a killed build does. */
function runPartly(module: string, call: string): void {
  const code = `const step = await import('./scripts/build/${module}'); await step.${call}`;
  const { status, stderr } = spawnSync('bash', ['-c', 'ulimit -f 8; exec "$0" --input-type=module -e "$1"', process.execPath, code]);
  expect(status).not.toBe(0);
  expect(String(stderr)).not.toContain('Cannot find module');
}
/** Picture of some 30 KB in every format. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150">${Array.from(
  { length: 900 },
  (_, place) => `<path d="M${place % 300} ${(place * 7) % 150}h9v9z" fill="#${((place * 7919) % 4096).toString(16).padStart(3, '0')}"/>`,
).join('')}</svg>`;
const parts = { background: picture, title: { svg: '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="9"/>', x: 8, y: 8 } };
const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString() === 'PNG' && bytes.subarray(-8, -4).toString() === 'IEND';

describe('a file half written by a killed build is written again:', () => {
  test('a compressed page', async () => {
    const dist = scratchFolder('killed');
    const page = Buffer.from(randomBytes(15_000).toString('hex'));
    const file = { path: '/x', file: 'x.html', kind: 'page', type: 'text/html; charset=utf-8' } as const;
    writeFileSync(join(dist, file.file), page);
    runPartly('finish/compress-files.ts', `compressFiles(${JSON.stringify(dist)}, ${JSON.stringify([file])})`);
    expect(await compressFiles(dist, [file as never])).toMatchObject([{ versions: ['br', 'gz'] }]);
    expect(brotliDecompressSync(readFileSync(join(dist, 'x.html.br'))).equals(page)).toBe(true);
    expect(gunzipSync(readFileSync(join(dist, 'x.html.gz'))).equals(page)).toBe(true);
    expect(readdirSync(join(dist, 'compressed'))).toHaveLength(2);
  });

  test('a share picture', async () => {
    const dist = scratchFolder('killed');
    const pictures: SharePicture[] = [{ file: 'x.png', ...parts }];
    const parameters = [dist, join(dist, 'site'), pictures].map((parameter) => JSON.stringify(parameter)).join(', ');
    runPartly('share-pictures/render-share-pictures.ts', `renderSharePictures(${parameters})`);
    await renderSharePictures(dist, join(dist, 'site'), pictures);
    const png = readFileSync(join(dist, 'site/x.png'));
    expect(png.length).toBeGreaterThan(8_192);
    expect(isPng(png)).toBe(true);
  });
});

test('each of several equal share pictures is complete', async () => {
  const dist = scratchFolder('same');
  const pictures = Array.from({ length: 24 }, (_, place) => ({ file: `${place}.png`, ...parts }));
  await renderSharePictures(dist, join(dist, 'site'), pictures);
  const names = pictures.map(({ file }) => file);
  expect(names.filter((file) => !isPng(readFileSync(join(dist, 'site', file))))).toEqual([]);
});
