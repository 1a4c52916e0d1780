import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Reads a text file as UTF-8, without byte order mark and with LF line endings.
 * @throws TypeError with the code ERR_ENCODING_INVALID_ENCODED_DATA if the file is not UTF-8
 */
export function readText(path: string): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)).replace(/\r\n?/g, '\n');
}

/** Lists the files below a folder, sorted, as relative paths with forward slashes; none if there is no such folder. */
export function filesBelow(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')).sort();
}

/** Splits a Markdown file into YAML front matter and text. */
export const frontmatter = /^---\n(.*?)\n---\n(.*)$/s;

/** Returns the number of lines before a file's YAML. */
export const linesBefore = (file: string) => (file.endsWith('.md') ? 1 : 0);
