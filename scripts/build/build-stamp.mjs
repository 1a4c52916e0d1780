// This file is plain JavaScript, because it runs before anything is compiled and decides whether a start has to build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stamp = '.built-from';
/** Folders that a build reads. */
export const folders = ['content', 'training', 'shared', 'site', 'desk', 'scripts', 'server'];
const files = ['package.json', 'package-lock.json'];
/** Matches files in these folders that a build does not read: generated files, tests, and code of commands. */
export const notRead =
  /(^|\/)(\.generated|\.astro|node_modules|public\/_assets)(\/|$)|(^|\/)\.[^/]*\.part$|\.test\.tsx?$|^scripts\/(bench|tools)\//;

/** Returns whether dist/ was built from the current sources and settings. */
export function buildIsCurrent() {
  const file = join('dist', stamp);
  // The words of a publish that could not be written to content/ yet are newer than those there.
  if (existsSync(join('dist', 'publication', 'plan.json'))) return true;
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint();
}

/** Writes the fingerprint of a build into its folder. */
export function stampBuild(folder, builtFrom) {
  writeFileSync(join(folder, stamp), builtFrom);
}

/** Returns a hash of the current sources and build settings, as they will be with `changes`. */
export function fingerprint(changes = new Map()) {
  const { CONTENT_DIR } = process.env;
  const hash = createHash('sha256');
  const sources = [...folders, ...(CONTENT_DIR && existsSync(CONTENT_DIR) ? [CONTENT_DIR] : [])].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files, ...[...new Set([...sources, ...changes.keys()])].filter((each) => !notRead.test(each)).sort()]) {
    const path = changes.has(file) ? changes.get(file) : file;
    if (path !== null) hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  const settings = Object.entries(process.env).filter(
    ([name]) => name === 'SITE_URL' || name === 'CONTENT_DIR' || name.startsWith('PUBLIC_'),
  );
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}
