// This file is plain JavaScript without dependencies: it runs before every start, even if a power cut has left no dist/.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint, stampBuild } from '../build/build-stamp.mjs';

/** Journal of a publish: written once everything is built, removed once everything is in place. */
const journal = 'dist.journal.json';
const before = 'dist.before';

/**
 * Begins to replace a build and its words. Once the journal is written, finishPublish replaces both even after interruptions.
 * @param {{ build: string; stamp: boolean; folders: Record<string, string>; files: Record<string, string | null> }} publish
 * `build` is the build's folder, `stamp` whether sources and settings are unchanged since the build began. `folders` are the
 * folders of words by name. `files` are the new files by name; null removes a file.
 */
export function beginPublish(publish) {
  writeFileSync(`${journal}.part`, JSON.stringify(publish), { flush: true });
  renameSync(`${journal}.part`, journal);
}

/** Completes an interrupted publish. If there is none, only restores a dist/ that was being replaced. */
export function finishPublish() {
  rmSync(`${journal}.part`, { force: true });
  if (!existsSync(journal)) {
    if (!existsSync('dist') && existsSync(before)) renameSync(before, 'dist');
    return;
  }
  const { build, stamp, folders, files } = JSON.parse(readFileSync(journal, 'utf8'));
  // Without the build's folder, words and build were replaced before the interruption.
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

// This file is also a command, for servers that are not started by npm.
if (process.argv[1] === import.meta.filename) finishPublish();
