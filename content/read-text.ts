import { readFileSync } from 'node:fs';

/**
 * A file of content as its editor showed it, whichever way it marks the ends of lines and its beginning.
 * @throws TypeError with the code ERR_ENCODING_INVALID_ENCODED_DATA where it is not UTF-8
 */
export function readText(path: string): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)).replace(/\r\n?/g, '\n');
}

/** A Markdown file: the YAML between its first lines of dashes, and the text below them. */
export const frontmatter = /^---\n(.*?)\n---\n(.*)$/s;

/** Lines of a file before its YAML. */
export const linesBefore = (file: string) => (file.endsWith('.md') ? 1 : 0);
