// Plain JavaScript without dependencies: it runs before every start, and after a power cut there may be no dist/ to start from.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint, stampBuild } from '../build/build-stamp.mjs';

/** Journal of a publish: written once everything is built, removed once everything is in place. */
const journal = 'dist.journal.json';
const before = 'dist.before';

/**
 * Begins to replace a build and its words. From here on both are replaced, however often that is interrupted.
 * @param {{ build: string; stamp: boolean; folders: Record<string, string>; files: Record<string, string | null> }} publish the
 * build's folder; whether it is current in everything else; the folders of words by name; and the new files by name, null for a
 * removed one
 */
export function beginPublish(publish) {
  writeFileSync(`${journal}.part`, JSON.stringify(publish), { flush: true });
  renameSync(`${journal}.part`, journal);
}

/** Completes an interrupted publish. Without one it only ensures that there is a dist/. */
export function finishPublish() {
  rmSync(`${journal}.part`, { force: true });
  if (!existsSync(journal)) {
    if (!existsSync('dist') && existsSync(before)) renameSync(before, 'dist');
    return;
  }
  const { build, stamp, folders, files } = JSON.parse(readFileSync(journal, 'utf8'));
  // Once the build is in place, the words follow.
  if (existsSync(build)) {
    for (const [name, source] of Object.entries(files)) {
      const [folder, ...path] = name.split('/');
      const target = join(folders[folder], ...path);
      if (source === null) rmSync(target, { force: true });
      else replace(target, readFileSync(join(build, source)));
    }
    if (stamp) stampBuild(build, fingerprint());
    if (existsSync('dist')) {
      rmSync(before, { recursive: true, force: true });
      renameSync('dist', before);
    }
    renameSync(build, 'dist');
  }
  rmSync(join('dist', 'words'), { recursive: true, force: true });
  rmSync(before, { recursive: true, force: true });
  rmSync(journal);
}

function replace(target, content) {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.part`, content, { flush: true });
  renameSync(`${target}.part`, target);
}

// Also a command of its own, for servers that are not started by npm.
if (process.argv[1] === import.meta.filename) finishPublish();
