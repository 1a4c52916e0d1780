import { join } from 'node:path';
import type { Content } from '../content.ts';
import { loadContent } from '../load.ts';
import { ContentError, type Problem } from '../read/content-error.ts';
import { pathWithHidden } from '../read/hidden.ts';
import { readText } from '../read/read-text.ts';
import type { Path } from '../walk.ts';
import { fileName } from './plain-name.ts';
import { parseWords } from './write.ts';

/** A mistake that would fail the build; a form shows it beside the field at `path`. */
export interface Mistake {
  file: string;
  path: Path;
  line?: number;
  message: string;
  /** How to correct it. */
  fix?: string;
  /** Name of the field, such as "Home: first screen, heading"; the server adds it to what it refuses. */
  where?: string;
}

/**
 * Checks a content folder.
 * @returns its content, or every mistake
 * @throws what is no ContentError, such as an error of the file system
 */
export function checkFolder(folder: string): { content: Content } | { mistakes: Mistake[] } {
  try {
    return { content: loadContent(folder) };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: error.problems.map((problem) => mistakeOf(folder, problem)) };
    throw error;
  }
}

/** Matches the names of content files, which the build says to whoever edits them. */
const fileNames = /(?<![a-z/-])[a-z/-]{1,80}\.(?:yaml|md)\b/g;

/** Turns a problem into what the desk shows. @param folder the content folder */
export function mistakeOf(folder: string, { file, path, line, inDesk, ...found }: Problem): Mistake {
  const said = { ...found, ...inDesk };
  const [what = '', fix] = [said.what, said.fix].map((text) => text?.replace(fileNames, (name) => `“${fileName(name)}”`));
  return {
    file,
    path: pathInFile(folder, file, path),
    ...(line !== undefined && { line }),
    message: what,
    ...(fix && { fix: `${fix.charAt(0).toUpperCase()}${fix.slice(1).replace(/\.?$/, '.')}` }),
  };
}

/** Converts a path in loaded content to the path in its file, where hidden entries count. */
function pathInFile(folder: string, file: string, path: Path): Path {
  try {
    return pathWithHidden(parseWords(file, readText(join(folder, file))), path);
  } catch {
    return path;
  }
}
