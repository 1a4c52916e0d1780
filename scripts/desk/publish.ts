import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '../../content/load.ts';
import { filesBelow } from '../../content/read/read-text.ts';
import { childEnvironment } from '../../server/settings/child-environment.ts';
import { digestOf } from '../../server/words/atomic-files.ts';
import { copyIn, type PlannedFile, readPlan, writePlannedDocuments } from '../../server/words/publication.ts';
import { buildSite } from '../build/build-site.ts';
import { fingerprint } from '../build/build-stamp.mjs';
import { staleDocuments } from '../build/documents.ts';

/*
 * Builds the site of a publish in the build's own folder and changes nothing else: the server that started this process makes the
 * build current (server/words/publisher.ts).
 *
 *   node scripts/desk/publish.ts BUILD
 *
 * BUILD contains the publication (server/words/publication.ts), and gets the site.
 */
process.once('disconnect', () => process.exit(1));
// Visitors come first where the machine is busy. What this process starts has the same priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const build = process.argv[2] as string;
const words = { CONTENT_DIR: copyIn(build, 'content'), TRAINING_DIR: copyIn(build, 'training') };
process.env.PRINTED_DIR = copyIn(build, 'site');
for (const name of ['public/documents', 'src/documents/printed-documents.json'])
  cpSync(join('site', name), copyIn(build, `site/${name}`), { recursive: true });

const documents = await printDocuments();
const changes = [...readPlan(build), ...documents].map(({ file, after }) => [sourceOf(file), after && copyIn(build, file)] as const);
// As it will be once the words have followed: the next start then builds only if something else has changed.
const builtFrom = fingerprint(new Map(changes));
Object.assign(process.env, words);
await buildSite({ publication: { build, builtFrom, finish: () => writePlannedDocuments(build, documents) } });
process.exit();

/**
 * Prints the PDFs whose words have changed and copies the owner's own. A PDF that cannot be printed keeps its old words, with a warning.
 * @returns the changed files
 */
async function printDocuments(): Promise<PlannedFile[]> {
  const before = printedFiles();
  const stale = await staleDocuments(loadContent(words.CONTENT_DIR), words.CONTENT_DIR);
  console.log(stale.length > 0 ? `Updating ${stale.join(', ')}` : 'No PDF has new words');
  const { status } = spawnSync(process.execPath, ['scripts/documents.ts', '--no-install'], {
    stdio: 'inherit',
    env: childEnvironment(words),
  });
  if (status !== 0) console.log(`These PDFs keep their old words, because they could not be printed: ${stale.join(', ')}`);
  const after = printedFiles();
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((file) => ({ file, before: before.get(file) ?? null, after: after.get(file) ?? null }))
    .filter((planned) => planned.before !== planned.after);
}

/** Returns the hashes of the PDFs and their list, by path below the project. */
function printedFiles(): Map<string, string | null> {
  const files = filesBelow(copyIn(build, 'site')).map((name) => `site/${name}`);
  return new Map(files.map((file) => [file, digestOf(copyIn(build, file)) ?? null]));
}

/** Returns the path by which a build reads a project file. */
function sourceOf(file: string): string {
  return process.env.CONTENT_DIR ? file.replace(/^content(?=\/)/, join(process.env.CONTENT_DIR)) : file;
}
