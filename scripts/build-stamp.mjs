// Plain JavaScript: it decides whether a start has to load anything else.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stamp = '.built-from';
/** What a build is made of. */
export const folders = ['content', 'training', 'shared', 'site', 'desk', 'scripts', 'server'];
const files = ['package.json', 'package-lock.json'];
/** What a build does not read: what it writes itself, tests, and what only commands and tests use. */
export const notRead = /(^|\/)(\.generated|\.astro|node_modules|public\/_assets)(\/|$)|\.test\.tsx?$|^scripts\/(bench|tools)\//;

/** Whether dist/ was built from the sources and settings as they are now. */
export function buildIsCurrent() {
  const file = join('dist', stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint();
}

/** Remembers in a build's folder what it was built from. */
export function stampBuild(folder, builtFrom) {
  writeFileSync(join(folder, stamp), builtFrom);
}

/** One line for the sources and settings as they are now. */
export function fingerprint() {
  const { CONTENT_DIR } = process.env;
  const hash = createHash('sha256');
  const sources = [...folders, ...(CONTENT_DIR && existsSync(CONTENT_DIR) ? [CONTENT_DIR] : [])].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !notRead.test(file)),
  );
  for (const file of [...files, ...sources.sort()]) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  const settings = Object.entries(process.env).filter(
    ([name]) => name === 'SITE_URL' || name === 'CONTENT_DIR' || name.startsWith('PUBLIC_'),
  );
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}
