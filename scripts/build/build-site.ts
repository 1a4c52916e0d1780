import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { checkVanished } from '../../content/checks/check-redirects.ts';
import { type Content, contentFolder, loadContent } from '../../content/load.ts';
import { ContentError } from '../../content/read/content-error.ts';
import { childEnvironment } from '../../server/settings/child-environment.ts';
import { SettingsError } from '../../server/settings/settings.ts';
import { siteOrigin } from '../../server/settings/site-origin.ts';
import { flushAll } from '../../server/words/atomic-files.ts';
import { publishedPages } from '../../server/words/publication.ts';
import type { PreparedPhotos } from '../../site/src/data/photos.ts';
import { printedFolder } from '../../site/src/documents/printed-documents.ts';
import { TrainingError } from '../../training/load.ts';
import { beginBuild } from './build-folder.ts';
import { buildIsCurrent, fingerprint, stampBuild } from './build-stamp.mjs';
import { buildDesk, bundleServer } from './bundle-server.ts';
import { staleDocuments } from './documents.ts';
import { finishBuild } from './finish/finish-build.ts';
import { keepAssets } from './finish/kept-files.ts';
import { preparePhotos } from './prepare-photos.ts';
import { writeShareFonts } from './share-pictures/compose-share-picture.ts';
import { writeServerData } from './write-server-data.ts';

/** A build for a publish, which its server makes current. */
export interface PublishBuild {
  /** Folder to build into. */
  build: string;
  /** Fingerprint of the sources once the words are published. */
  builtFrom: string;
  /** Called when everything is built. */
  finish: () => void;
}

/**
 * Builds the whole site and makes it current once it is complete. If a build fails or is killed, the previous one stays current.
 * A failing step ends the process with its name and the fix.
 */
export async function buildSite({ publication }: { publication?: PublishBuild } = {}): Promise<void> {
  const started = performance.now();
  // Overrides the shell's NODE_ENV: any other value gives development builds of React and Vite.
  process.env.NODE_ENV = 'production';
  const { folder, hasWaited, publish, release } = await step('preparing the build', 'see the message above', () =>
    beginBuild(publication?.build),
  );
  if (hasWaited && !publication && buildIsCurrent()) return release();
  console.log('Building the site');
  const builtFrom = publication?.builtFrom ?? fingerprint();
  const siteUrl = await step('reading the settings', 'mend the setting above and build again', () => siteOrigin());
  const content = await step('reading the content', 'mend the lines above in content/ and start again', () => readNewContent());
  const photos = await step('preparing the photographs', 'see the message above', () => preparePhotos(content));
  const seePage = 'see the message above; the site folder has the page that it names';
  const pages = await step('building the pages', seePage, async () => {
    // The Astro process reads the checked content, so that content is not checked twice.
    const checkedFile = join(folder, 'checked-content.json');
    writeFileSync(checkedFile, JSON.stringify(content));
    return startAstro(folder, checkedFile);
  });
  // Parts that do not need the pages are built meanwhile: Astro uses little more than one core.
  await step('building the desk', 'see the message above; the desk folder has the file that it names', () => buildDesk(folder));
  const stale = await step('looking at the PDFs', 'see the message above; the documents folder has the file that it names', () =>
    staleDocuments(content, contentFolder()),
  );
  const advice = await step('building the server', 'see the message above; the server folder has the file that it names', async () => {
    const untaught = await writeServerData(folder, content);
    await bundleServer(folder);
    return untaught;
  });
  await step('preparing the typeface', 'reinstall with a fresh node_modules', () => writeShareFonts());
  await step('building the pages', seePage, () => pages.built);
  rmSync(join(folder, 'checked-content.json'));
  await step('finishing the pages', 'see the message above', async () => {
    takeOnlyPublished(join(folder, 'site'), photos);
    const { agency, redirects, hidden } = content;
    await finishBuild({ folder: join(folder, 'site'), siteUrl, sells: agency.sells, redirects: redirects.moved, hidden });
    await keepAssets('dist', folder);
  });
  stampBuild(folder, builtFrom);
  publication?.finish();
  flushAll(folder);
  if (!publication) publish();
  release();
  for (const line of advice) console.log(line);
  if (stale.length > 0) console.log(`These PDFs are older than the content: ${stale.join(', ')}. Run npm run documents.`);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Removes pictures that only a draft or an older content names, and takes the PDFs that were printed for this build. */
function takeOnlyPublished(site: string, photos: PreparedPhotos): void {
  const named = new Set(Object.values(photos).flatMap(({ avif, webp }) => [...avif, ...webp].map(({ src }) => basename(src))));
  const folder = join(site, '_assets/photos');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) if (!named.has(name)) rmSync(join(folder, name));
  if (printedFolder() === 'site') return;
  rmSync(join(site, 'documents'), { recursive: true, force: true });
  cpSync(join(printedFolder(), 'public/documents'), join(site, 'documents'), { recursive: true });
}

/**
 * Reads the content, and checks that each page of the previous build still exists or redirects.
 * @throws ContentError
 */
function readNewContent(): Content {
  const content = loadContent();
  const vanished = checkVanished(content, publishedPages('dist'));
  if (vanished.length > 0) throw new ContentError(vanished);
  return content;
}

/** Starts Astro in a child process, which ends with this process. @returns an object, so that `await` does not wait for its promise */
function startAstro(folder: string, checkedFile: string): { built: Promise<void> } {
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--root', 'site', '--silent'], {
    stdio: 'inherit',
    env: childEnvironment({ BUILD_FOLDER: folder, CHECKED_CONTENT: resolve(checkedFile) }),
  });
  process.once('exit', () => astro.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const built = once(astro, 'exit').then(([code]) => {
    if (code !== 0) throw new Error('astro build failed');
  });
  // Avoids an unhandled rejection while another step is awaited.
  built.catch(() => {});
  return { built };
}

async function step<Result>(name: string, fix: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // To the server, if it started this build to publish.
    if (error instanceof ContentError) process.send?.(error.problems);
    console.error(
      error instanceof ContentError || error instanceof TrainingError || error instanceof SettingsError ? error.message : error,
    );
    console.error(`\nStopped while ${name}: ${fix}.`);
    process.exit(1);
  }
}
