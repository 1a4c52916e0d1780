import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../content/load.ts';
import { routes } from '../content/routes.ts';
import { commandEnvironment } from '../scripts/tools/command-environment.ts';
import { ContentCopy } from './support/content/content-copy.ts';
import { ownersEdits } from './support/content/owners-edits.ts';
import { scratchFolder } from './support/scratch-folder.ts';

function edited(): ContentCopy {
  const copy = new ContentCopy();
  ownersEdits(copy);
  return copy;
}

test("an owner's edits pass the content rules and appear in the lists", () => {
  const content = loadContent(edited().folder);
  expect(content.pages.home.hero.heading).toBe('A steady hand for a busy shop');
  expect(content.services.find(({ slug }) => slug === 'analytics')?.results.items[0]?.figure).toBe('42%');
  expect(content.pages.team.members[0]?.name).toBe('Meera Joshi');
  expect(routes(content).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/solutions/industries/toys-games', '/case-studies/playbarn']),
  );
  expect(content.pages.contact.faq.items.at(-1)?.id).toBe('languages');
});

/**
 * Documents and reference pictures say by themselves how to draw them anew. The assistant's questions expect figures and names as they are; those
 * who make edits of their own would make them twice; the bench, a start with npm, papers and rooms look at no words. All other tests have to pass.
 */
const others =
  /\/(documents|looks|assistant|knowledge|owners-edits|new-entries|bench|commands|several|build-stamp|docs|rooms)[^/]*$|\/faults\//;
const passing = globSync('*/**/*.test.ts', { exclude: ['node_modules', 'dist*'] }).filter((file) => !others.test(file));

test.runIf(process.env.LONG)(
  "with an owner's edits the site is built and the tests pass, with no edit elsewhere",
  { timeout: 3_000_000 },
  () => {
    const project = scratchFolder('project');
    const left = /(^|\/)(node_modules|dist|var|\.git|\.node)$/;
    cpSync(resolve('.'), project, { recursive: true, filter: (path) => !left.test(path) });
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
    const copy = edited();
    // Any picture will do for a photograph of theirs.
    cpSync('docs/home.png', join(copy.folder, 'photos/shop.png'));
    copy.set('industries/fashion.yaml', 'picture.photo', { file: 'shop.png', alt: 'The shop front on a Sunday morning.' });
    cpSync(copy.folder, join(project, 'content'), { recursive: true });
    const run = spawnSync(process.execPath, ['scripts/test.ts', ...passing], {
      cwd: project,
      env: commandEnvironment(),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    expect(run.stdout.slice(-8_000), run.stderr.slice(-4_000)).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
    const page = readFileSync(join(project, 'dist/site/solutions/industries/fashion.html'), 'utf8');
    expect(page).toMatch(/<source type="image\/avif"/);
  },
);
