import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { select } from 'hast-util-select';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeParse from 'rehype-parse';
import sharp from 'sharp';
import { unified } from 'unified';
import { beforeAll, describe, expect, test } from 'vitest';
import { preparePhotos } from '../../../scripts/build/prepare-photos.ts';
import { CaseHero } from '../../../site/src/case-studies/CaseStudy.tsx';
import { Picture } from '../../../site/src/components/Picture.tsx';
import { content } from '../../support/content/site-routes.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { buildFixtureSite, pageHtml } from '../../support/server/fixture-site.ts';

// The long form of tests/owners-edits.test.ts tests photographs in a whole build.

const alt = 'The shop front on a Sunday morning.';
const host = 'images.example.com';
const [industry, ...others] = content.industries;
const withPhoto = (photo: object) => ({ ...industry, picture: { ...industry?.picture, photo } }) as (typeof content.industries)[number];
/** Project folder, in which paths are resolved. */
let folder: string;

async function inProject<Result>(work: () => Result): Promise<Awaited<Result>> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await work();
  } finally {
    process.chdir(before);
  }
}
const prepare = (file: string) =>
  inProject(() => preparePhotos({ ...content, industries: [withPhoto({ file, alt }), ...others] }, join(folder, 'content')));

/** Renders the picture of a photograph. */
async function shown(photo: object, crop: 'card' | 'hero' = 'hero') {
  const html = await inProject(() => renderToStaticMarkup(createElement(Picture, { picture: withPhoto(photo).picture, crop })));
  const tree = unified().use(rehypeParse).parse(html);
  return { html, find: (selector: string) => select(selector, tree)?.properties };
}

beforeAll(async () => {
  folder = scratchFolder('photos');
  await mkdir(join(folder, 'content/photos'), { recursive: true });
  // The file is like a phone's: rotated, with EXIF orientation and location. It is small, because compression takes seconds.
  await sharp({ create: { width: 80, height: 420, channels: 3, background: '#808080' } })
    .jpeg()
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 10/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFile(join(folder, 'content/photos/shop-front.jpg'));
  await prepare('shop-front.jpg');
});

describe("the owner's photograph from a file", () => {
  const photo = { file: 'shop-front.jpg', alt };

  test('replaces the drawing, upright, with alternative text and size', async () => {
    const { find } = await shown(photo);
    expect(find('svg')).toBeUndefined();
    expect(find('img')).toMatchObject({ alt, width: 420, height: 80, fetchPriority: 'high' });
    expect(find('img')?.loading).toBeUndefined();
  });

  test('is AVIF and WebP in widths up to its own, without metadata', async () => {
    const { find } = await shown(photo);
    for (const [form, set] of Object.entries({ avif: find('picture source')?.srcSet, webp: find('img')?.srcSet })) {
      const sizes = String(set)
        .split(', ')
        .map((entry) => entry.split(' ') as [string, string]);
      expect(sizes.map(([, width]) => width)).toEqual(['400w', '420w']);
      for (const [src, width] of sizes) {
        const metadata = await sharp(join(folder, 'site/public', src)).metadata();
        expect(metadata).toMatchObject({ format: form === 'avif' ? 'heif' : 'webp', width: Number.parseInt(width, 10) });
        expect(metadata.exif).toBeUndefined();
      }
    }
  });

  test('is lazy in a card', async () => {
    expect((await shown(photo, 'card')).find('img')?.loading).toBe('lazy');
  });
});

test("a case study's photographs replace its drawing and portrait", () => {
  const [study] = content.caseStudies;
  if (!study) throw new Error('There is no case study');
  expect(study.testimonial.portrait).toBeDefined();
  const photo = { address: `https://${host}/shop.jpg`, alt };
  const drawn = { ...study, picture: { ...study.picture, photo } } as typeof study;
  const tree = unified()
    .use(rehypeParse)
    .parse(renderToStaticMarkup(createElement(CaseHero, { study: drawn })));
  expect(select('img', tree)?.properties).toMatchObject({ src: `https://${host}/shop.jpg`, alt });
  expect(select('svg[role=img]', tree)).toBeUndefined();
});

test("an external photograph's host is allowed on its page only", async () => {
  const { html, find } = await shown({ address: `https://${host}/price.jpg`, alt });
  expect(find('img')).toMatchObject({ src: `https://${host}/price.jpg`, alt, referrerPolicy: 'no-referrer' });
  const page = (title: string, main: string) => pageHtml({ title, main: `<h1>${title}</h1>${main}` });
  const site = await buildFixtureSite({
    'far.html': page('Far', html),
    'near.html': page('Near', '<img src="/_assets/photos/shop.1.webp" alt="">'),
    '_assets/photos/shop.1.webp': 'webp',
  });
  const { files } = JSON.parse(readFileSync(join(site.buildFolder, 'manifest.json'), 'utf8')) as {
    files: { path: string; kind: string; policy?: string }[];
  };
  const listed = (path: string) => files.find((file) => file.path === path);
  expect(listed('/far')?.policy).toContain(`img-src 'self' data: https://${host};`);
  expect(listed('/near')?.policy).toContain("img-src 'self' data:;");
  expect(listed('/_assets/photos/shop.1.webp')?.kind).toBe('asset');
});

test('a file that is not a picture stops the build by name', async () => {
  await writeFile(join(folder, 'content/photos/broken.jpg'), 'not a picture');
  await expect(prepare('broken.jpg')).rejects.toThrow(
    /content\/photos\/broken\.jpg cannot be read as a picture\. Open it, save it anew as JPEG or PNG/,
  );
});
