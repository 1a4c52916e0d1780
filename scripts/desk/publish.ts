import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder, loadContent } from '../../content/load.ts';
import { childEnvironment } from '../../server/settings/child-environment.ts';
import { buildSite } from '../build/build-site.ts';
import { fingerprint } from '../build/build-stamp.mjs';
import { staleDocuments } from '../build/stale-documents.ts';
import { beginPublish, finishPublish } from './finish-publish.mjs';

/*
 * Publishes words: builds the site in a separate folder, then replaces build and words together. If the build fails or is
 * killed, both stay unchanged.
 *
 *   node scripts/desk/publish.ts FOLDER
 *
 * FOLDER contains the new content/ and training/, and changed.json: the names of the changed files, content/… and training/…
 */
const folder = resolve(process.argv[2] as string);
const changed: string[] = JSON.parse(readFileSync(join(folder, 'changed.json'), 'utf8'));
const live = { content: resolve(contentFolder()), training: resolve(process.env.TRAINING_DIR ?? 'training') };
const environment = { CONTENT_DIR: process.env.CONTENT_DIR, TRAINING_DIR: process.env.TRAINING_DIR };

const draft = { CONTENT_DIR: join(folder, 'content'), TRAINING_DIR: join(folder, 'training') };

setFolders(draft);
await printDocuments();
setFolders(environment);
const before = fingerprint();
setFolders(draft);
await buildSite({
  words: {
    publish(build) {
      setFolders(environment);
      const files = changed.map((name): [string, string | null] => {
        if (!existsSync(join(folder, name))) return [name, null];
        cpSync(join(folder, name), join(build, 'words', name));
        return [name, `words/${name}`];
      });
      // Where the system supports it, flush the build to disk before the journal is written.
      spawnSync('sync', ['-f', build], { stdio: 'ignore', env: childEnvironment() });
      beginPublish({ build, stamp: fingerprint() === before, folders: live, files: Object.fromEntries(files) });
      finishPublish();
    },
  },
});

/** Prints the PDFs whose words have changed and copies the owner's own. A PDF that cannot be printed keeps its old words, with a warning. */
async function printDocuments(): Promise<void> {
  const stale = await staleDocuments(loadContent(), contentFolder());
  if (stale.length === 0) return;
  console.log(`Updating ${stale.join(', ')}`);
  const { status } = spawnSync(process.execPath, ['scripts/documents.ts', '--no-install'], { stdio: 'inherit', env: childEnvironment() });
  if (status !== 0) console.log(`These PDFs keep their old words, because they could not be printed: ${stale.join(', ')}`);
}

function setFolders(folders: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(folders)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
