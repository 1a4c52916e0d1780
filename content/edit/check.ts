import { join } from 'node:path';
import type { Content } from '../content.ts';
import { loadContent } from '../load.ts';
import { ContentError, type Problem } from '../read/content-error.ts';
import { pathWithHidden } from '../read/hidden.ts';
import { readText } from '../read/read-text.ts';
import type { Path } from './place.ts';
import { parseWords } from './write.ts';

/** A mistake that would fail the build; a form shows it beside the field at `path`. */
export interface Mistake {
  file: string;
  path: Path;
  line?: number;
  message: string;
  /** How to correct it. */
  fix?: string;
}

/**
 * Checks a content folder.
 * @returns its content, or every mistake
 */
export function checkFolder(folder: string): { content: Content } | { mistakes: Mistake[] } {
  try {
    return { content: loadContent(folder) };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: error.problems.map((problem) => mistakeOf(folder, problem)) };
    throw error;
  }
}

/** Splits a rule's message at its colon into mistake and fix. */
function mistakeOf(folder: string, { file, field, message, line }: Problem): Mistake {
  const colon = message.search(/: (?=[a-z])/);
  const fix = colon < 0 ? undefined : inOwnersWords(message.slice(colon + 2));
  return {
    file,
    path: sourcePath(join(folder, file), file, pathOfField(field)),
    ...(line !== undefined && { line }),
    // The form names the page, so the message need not name its file.
    message: (colon < 0 ? message : message.slice(0, colon)).replace(/ stands in \S+, \S+$/, ' would be on the site'),
    ...(fix && { fix: `${fix.charAt(0).toUpperCase()}${fix.slice(1).replace(/\.?$/, '.')}` }),
  };
}

/** Replaces advice to edit content/agreed-figures.yaml, which has no form, by what the desk offers. */
function inOwnersWords(fix: string): string {
  const agreed = /^write (.+), or change content\/agreed-figures\.yaml first$/.exec(fix)?.[1];
  if (agreed) return `write ${agreed}, or press that figure on a page, write the new one and choose to change it everywhere`;
  if (!fix.includes('content/agreed-figures.yaml')) return fix;
  return [
    'leave this number out, or write an agreed one.',
    'To change an agreed figure, press it on a page that shows it and choose to change it everywhere.',
    'To agree on a new one, ask whoever looks after the server',
  ].join(' ');
}

/** Converts a path in loaded content to the path in its file, where hidden entries count. */
function sourcePath(absoluteFile: string, file: string, path: Path): Path {
  try {
    return pathWithHidden(parseWords(file, readText(absoluteFile)), path);
  } catch {
    return path;
  }
}

/** Parses a field name: benefits.items[2] → ['benefits', 'items', 2]. */
export function pathOfField(field: string): Path {
  return [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) => (index === undefined ? (key as string) : Number(index)));
}
