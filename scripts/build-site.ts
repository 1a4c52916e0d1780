import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ContentError } from '../content/content-error.ts';
import { loadContent } from '../content/load.ts';
import { SettingsError } from '../server/settings/settings.ts';
import { siteOrigin } from '../server/settings/site-origin.ts';
import { buildOwnersView } from './build-owners-view.ts';
import { fingerprint, forgetBuild, stampBuild } from './build-stamp.mjs';
import { bundleServer } from './bundle-server.ts';
import { finishBuild } from './finish-build/finish-build.ts';
import { preparePhotos } from './prepare-photos.ts';
import { writeShareFonts } from './share-pictures/share-fonts.ts';
import { unaskedEntries } from './unasked-entries.ts';
import { writeServerData } from './write-server-data.ts';

/** The content that was checked, for the process that makes the pages. */
const CHECKED = 'dist/checked-content.json';

/** Builds the whole site into dist/. A step that fails ends the process and says which step it was and what to do. */
export async function buildSite(): Promise<void> {
  const started = performance.now();
  // Whatever the caller's shell has: under another, React's and Vite's builds are those of development.
  process.env.NODE_ENV = 'production';
  console.log('Building the site');
  const builtFrom = fingerprint();
  const siteUrl = await step('reading the settings', 'mend the setting above and build again', () => siteOrigin());
  const content = await step('reading the content', 'mend the lines above in content/ and start again', () => loadContent());
  await step('preparing the photographs', 'see the message above', () => preparePhotos(content));
  const seePage = 'see the message above; the site folder has the page that it names';
  const pages = await step('building the pages', seePage, async () => {
    // From here on the last build is gone.
    forgetBuild();
    // dist/compressed stays: what has not changed is not compressed again.
    rmSync('dist/site', { recursive: true, force: true });
    mkdirSync('dist', { recursive: true });
    writeFileSync(CHECKED, JSON.stringify(content));
    return startAstro();
  });
  // What needs nothing of the pages is built while they are: they take little more than one core.
  await step("building the owner's view", 'see the message above; the operations folder has the file that it names', () =>
    buildOwnersView(),
  );
  await step('building the server', 'see the message above; the server folder has the file that it names', async () => {
    await writeServerData('dist', content);
    await bundleServer();
  });
  await step('preparing the typeface', 'reinstall with a fresh node_modules', () => writeShareFonts());
  await step('building the pages', seePage, () => pages.built);
  rmSync(CHECKED);
  await step('finishing the pages', 'see the message above', () =>
    finishBuild({ folder: 'dist/site', siteUrl, sells: content.agency.sells }),
  );
  stampBuild(builtFrom);
  for (const advice of unaskedEntries(content)) console.log(advice);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Makes the pages in a process of its own, which ends with this one. @returns in an object, for it would be waited for otherwise */
function startAstro(): { built: Promise<void> } {
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--root', 'site', '--silent'], {
    stdio: 'inherit',
    env: { ...process.env, CHECKED_CONTENT: resolve(CHECKED) },
  });
  process.once('exit', () => astro.kill());
  const built = once(astro, 'exit').then(([code]) => {
    if (code !== 0) throw new Error('astro build failed');
  });
  // It may fail while something else is waited for.
  built.catch(() => {});
  return { built };
}

async function step<Result>(name: string, fix: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof ContentError || error instanceof SettingsError ? error.message : error);
    console.error(`\nStopped while ${name}: ${fix}.`);
    process.exit(1);
  }
}
