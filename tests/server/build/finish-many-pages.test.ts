import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Manifest } from '../../../server/build-output/manifest.ts';
import { buildFixtureSite, pageHtml } from '../../support/server/fixture-site.ts';

const page = (number: number) =>
  pageHtml({ title: `Page ${number}`, path: `/pages/${number}`, main: `<h1>Page ${number}</h1><script>say(${number})</script>` });
const files = Object.fromEntries(Array.from({ length: 45 }, (_, number) => [`pages/${number}.html`, page(number)]));

test('each of many pages, finished in threads, gets its policy and Markdown version', async () => {
  const site = await buildFixtureSite(files);
  const manifest: Manifest = JSON.parse(await readFile(join(site.buildFolder, 'manifest.json'), 'utf8'));
  for (let number = 0; number < 45; number++) {
    const { policy } = manifest.files.find(({ path }) => path === `/pages/${number}`) ?? {};
    const html = await readFile(join(site.buildFolder, `site/pages/${number}.html`), 'utf8');
    expect(html).toContain(policy?.replace("frame-ancestors 'none'; ", '') as string);
    expect(html).toContain(`say(${number})`);
    expect(await readFile(join(site.buildFolder, `site/pages/${number}.md`), 'utf8')).toContain(`# Page ${number}\n`);
    expect(manifest.files.find(({ path }) => path === `/pages/${number}.md`)?.canonical).toBe(`https://shop.example/pages/${number}`);
  }
  expect(new Set(manifest.files.flatMap(({ policy }) => policy ?? [])).size).toBe(45);
});

test('a mistake in one of many pages stops the build and names it', async () => {
  const wrong = { ...files, 'pages/31.html': pageHtml({ title: 'Wrong', main: '<h1 style="color:red">Wrong</h1>' }) };
  await expect(buildFixtureSite(wrong)).rejects.toThrow(/pages\/31\.html: <h1 style="color:red">.*use a class/);
});
