import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import sharp from 'sharp';
import { unified } from 'unified';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { preparePhotos } from '../../scripts/prepare-photos.ts';
import { projectCopy } from '../../tools/project-copy.ts';
import { commandEnvironment } from '../support/command-environment.ts';
import { ContentCopy } from '../support/content-copy.ts';

const copy = new ContentCopy();
const resources = new AsyncDisposableStack();
let folder: string;

/** The pages that are looked at here. */
const pages = ['case-studies/index.astro', 'services/dynamic-pricing.astro', 'solutions/industries/[slug].astro'];

/** Builds the copy of the project, with the copy of its content, as far as these pages go. */
async function build(): Promise<{ code: number | null; printed: string }> {
  // Without what Vitest says of itself, which would make another build than visitors get.
  const env = { ...commandEnvironment(), CONTENT_DIR: copy.folder };
  const all = readdirSync(join(folder, 'site/src/pages'), { recursive: true, encoding: 'utf8' });
  for (const file of all) if (/\.\w+$/.test(file) && !pages.includes(file)) rmSync(join(folder, 'site/src/pages', file));
  const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: folder, env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  return { code: await new Promise((done) => child.on('close', done)), printed };
}

/** A photograph as a phone takes it: lying on its side, with a note which way is up and where it was taken. */
async function photograph(name: string, { width, height }: { width: number; height: number }) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .jpeg()
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 10/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFile(join(copy.folder, 'photos', name));
}

const page = (path: string) =>
  unified()
    .use(rehypeParse)
    .parse(readFileSync(join(folder, 'dist/site', path), 'utf8'));
const manifest = (): { files: { path: string; kind: string; policy?: string }[] } =>
  JSON.parse(readFileSync(join(folder, 'dist/manifest.json'), 'utf8'));
const policyOf = (path: string) => manifest().files.find((file) => file.path === path)?.policy;

const alt = 'The shop front on a Sunday morning.';

beforeAll(async () => {
  mkdirSync(join(copy.folder, 'photos'));
  // A larger one is the same, and takes seconds to compress.
  await photograph('shop-front.jpg', { width: 280, height: 420 });
  copy.set('case-studies/luxewear.yaml', 'picture.photo', { file: 'shop-front.jpg', alt });
  copy.set('industries/fashion.yaml', 'picture.photo', { file: 'shop-front.jpg', alt });
  copy.set('photo-hosts.yaml', 'hosts', ['images.example.com']);
  copy.set('services/dynamic-pricing.yaml', 'picture.photo', { address: 'https://images.example.com/price.jpg', alt });
  folder = await projectCopy(resources, { cached: true });
  const { code, printed } = await build();
  expect(code, printed).toBe(0);
}, 300_000);
afterAll(async () => {
  copy.remove();
  await resources.disposeAsync();
});

describe("the owner's photograph from a file", () => {
  const image = () => select('main img', page('solutions/industries/fashion.html'))?.properties ?? {};
  const source = () => select('main picture source', page('solutions/industries/fashion.html'))?.properties ?? {};

  test('stands in the place of the drawing, upright, with its text and its measure', () => {
    expect(image()).toMatchObject({ alt, width: 420, height: 280, fetchPriority: 'high' });
    expect(image().loading).toBeUndefined();
  });

  test('is there as AVIF and WebP, in widths up to its own, without what the camera noted', async () => {
    for (const [form, set] of Object.entries({ avif: source().srcSet, webp: image().srcSet })) {
      const sizes = String(set)
        .split(', ')
        .map((entry) => entry.split(' ') as [string, string]);
      expect(sizes.map(([, width]) => width)).toEqual(['400w', '420w']);
      for (const [src, width] of sizes) {
        const file = await sharp(join(folder, 'dist/site', src)).metadata();
        expect(file).toMatchObject({ format: form === 'avif' ? 'heif' : 'webp', width: Number.parseInt(width, 10) });
        expect(file.exif).toBeUndefined();
      }
    }
  });

  test('waits in a card until it comes near', () => {
    const card = select('main picture img', page('case-studies.html'))?.properties;
    expect(card?.loading).toBe('lazy');
  });

  test('is served as an asset, for good', () => {
    const photos = manifest().files.filter(({ path }) => path.includes('/photos/'));
    expect(photos).toHaveLength(4);
    expect(new Set(photos.map(({ kind }) => kind))).toEqual(new Set(['asset']));
  });
});

test("a photograph on another host opens that page's policy to it, and no other page's", () => {
  expect(select('main img', page('services/dynamic-pricing.html'))?.properties).toMatchObject({
    src: 'https://images.example.com/price.jpg',
    alt,
    referrerPolicy: 'no-referrer',
  });
  expect(policyOf('/services/dynamic-pricing')).toContain("img-src 'self' data: https://images.example.com;");
  expect(policyOf('/solutions/industries/electronics')).toContain("img-src 'self' data:;");
});

test('a file that is no picture stops the build, by name, before anything is made', async () => {
  const spoilt = new ContentCopy();
  mkdirSync(join(spoilt.folder, 'photos'));
  spoilt.write('photos/broken.jpg', 'not a picture');
  spoilt.set('services/analytics.yaml', 'picture.photo', { file: 'broken.jpg', alt });
  await expect(preparePhotos(loadContent(spoilt.folder), spoilt.folder)).rejects.toThrow(
    /content\/photos\/broken\.jpg cannot be read as a picture .*save it anew as JPEG or PNG/,
  );
  spoilt.remove();
});
