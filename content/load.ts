import { globSync, readFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import type { z } from 'zod';
import { figureReferences, fillInFigures } from './agreed.ts';
import { checkDocuments } from './checks/check-documents.ts';
import { checkFigures } from './checks/check-figures.ts';
import { checkFiles } from './checks/check-files.ts';
import { checkLacks } from './checks/check-lacks.ts';
import { checkRedirects } from './checks/check-redirects.ts';
import { checkReferences } from './checks/check-references.ts';
import { checkMarkup, checkQuotes, checkUploads } from './checks/check-texts.ts';
import { checkUniqueness } from './checks/check-uniqueness.ts';
import { type Content, placeOf } from './content.ts';
import { checkCounts, fillInCounts } from './counts.ts';
import { files } from './files.ts';
import { ContentError, type Problem } from './read/content-error.ts';
import { explainHidden, type HiddenFile, hiddenPaths, removeHidden } from './read/hidden.ts';
import { readFile } from './read/read-file.ts';
import { withLines } from './read/yaml-mistakes.ts';
import { exampleShop, exampleValues } from './schema/example-shop.ts';
import { slug as slugRule, typeset } from './schema/words.ts';

export type { Content, Entry } from './content.ts';

/** Returns the content folder. Every command runs from the project's root. */
export const contentFolder = () => process.env.CONTENT_DIR ?? resolve('content');

/**
 * Reads and checks all content.
 * @param folder the content folder. Without it, processes of the build and of the desk's preview read content that was already
 * checked, from the file CHECKED_CONTENT.
 * @throws ContentError that lists every mistake with file, field and fix
 */
export function loadContent(folder?: string): Content {
  const checkedFile = folder === undefined && process.env.CHECKED_CONTENT;
  if (!checkedFile) return checkContent(folder ?? contentFolder());
  if (lastChecked?.file !== checkedFile)
    lastChecked = { file: checkedFile, content: JSON.parse(readFileSync(checkedFile, 'utf8')) as Content };
  return lastChecked.content;
}

/** Cache of CHECKED_CONTENT, which several modules of a process read. */
let lastChecked: { file: string; content: Content } | undefined;

function checkContent(folder: string): Content {
  const problems: Problem[] = [];
  const hidden: HiddenFile[] = [];
  const content = readContent(folder, problems, hidden);
  if (problems.length === 0) {
    removeHidden(content, hidden);
    content.figureReferences = figureReferences(content);
    problems.push(
      ...checkMarkup(content),
      ...checkQuotes(content),
      ...checkReferences(content),
      ...checkRedirects(content),
      ...checkDocuments(content),
      ...checkFigures(content),
      ...checkCounts(content),
      ...checkLacks(content),
      ...checkUniqueness(content),
      ...checkUploads(content, folder),
    );
  }
  if (problems.length > 0) throw new ContentError(withLines(folder, explainHidden(problems, hidden)));
  fillInFigures(content);
  fillInCounts(content);

  // The menu and the overview pages decide the order of all other lists.
  const { pages } = content;
  const submenu = (href: string) =>
    content.navigation.main.find((entry) => entry.href === href)?.children?.map((child) => child.href) ?? [];
  return {
    ...content,
    services: inOrder(content.services, submenu('/services')),
    solutions: inOrder(content.solutions, submenu('/solutions')),
    industries: inOrder(content.industries, pages.industries.order),
    caseStudies: inOrder(content.caseStudies, pages.caseStudies.order),
    resources: inOrder(content.resources, pages.resources.order),
  };
}

/**
 * Reads every file and folder of the table.
 * @param problems receives mistakes; if there are any, the result is incomplete
 * @param hidden receives files that are not shown
 */
function readContent(folder: string, problems: Problem[], hidden: HiddenFile[]): Content {
  const content: Record<string, unknown> = {};
  const shop = readFile(folder, 'example-shop.yaml', exampleShop);
  // Without the shop, other files would only miss its numbers.
  if ('problems' in shop) problems.push(...shop.problems);
  if (problems.length > 0) return content as Content;
  const values = 'value' in shop ? exampleValues(shop.value) : {};

  function readOne(file: string, schema: z.ZodType): unknown {
    const result = readFile(folder, file, schema, values);
    if ('problems' in result) {
      problems.push(...result.problems);
      return undefined;
    }
    if ('hidden' in result) {
      problems.push({ file, path: ['draft'], what: 'cannot hide this file, which other pages need', fix: 'remove it' });
      return undefined;
    }
    return result.text === undefined ? result.value : { ...(result.value as object), text: typeset(result.text) };
  }

  function namesIn(subfolder: string, isOptional: boolean): string[] {
    const names = globSync('[!.]*', { cwd: resolve(folder, subfolder) }).sort();
    if (names.length === 0 && !isOptional)
      problems.push({ file: subfolder, path: [], what: 'is missing', fix: 'add the folder with its files' });
    // The owner's own PDFs are beside the words of documents.
    return names.filter((name) => !(subfolder === 'documents' && name.endsWith('.pdf')));
  }

  /** Reads every YAML file of a subfolder; the slug of an entry is its file name. */
  function readAll(subfolder: string, schema: z.ZodType, isOptional: boolean): unknown[] {
    return namesIn(subfolder, isOptional).flatMap((name) => {
      const file = `${subfolder}/${name}`;
      if (extname(name) !== '.yaml') {
        problems.push({ file, path: [], what: 'is not read', fix: 'let its name end in .yaml, or move it out of the content' });
        return [];
      }
      const slug = basename(name, '.yaml');
      const rule = slugRule.safeParse(slug).error?.issues[0];
      if (rule) problems.push({ file, path: [], what: 'has a name that cannot be an address', fix: `it ${rule.message}` });
      const result = readFile(folder, file, schema, values);
      if ('hidden' in result) hidden.push({ folder: subfolder, slug });
      if ('problems' in result) problems.push(...result.problems);
      return 'value' in result ? [{ ...(result.value as object), slug }] : [];
    });
  }

  problems.push(...checkFiles(folder));
  for (const row of files) {
    if ('list' in row) continue;
    const [group, key] = placeOf('file' in row ? row.file : row.folder) as [string, string | undefined];
    if ('folder' in row) content[group] = readAll(row.folder, row.schema, 'optional' in row);
    else if (key === undefined) content[group] = readOne(row.file, row.schema);
    else content[group] = { ...(content[group] as object), [key]: onlyList(readOne(row.file, row.schema), key) };
  }
  content.hidden = hidden.flatMap(hiddenPaths);
  return content as Content;
}

/** Unwraps the list of a file that contains nothing but the list it is named after. */
function onlyList(value: unknown, key: string): unknown {
  const keys = Object.keys(value ?? {});
  return keys.length === 1 && keys[0] === key ? (value as Record<string, unknown>)[key] : value;
}

/**
 * Sorts entries by a given order; entries that the order does not name follow, in the order of their files.
 * @param order slugs, or paths that end in them
 */
export function inOrder<T extends { slug: string }>(entries: readonly T[], order: readonly string[]): T[] {
  const positions = new Map(order.map((name, index) => [name.split('/').at(-1), index]));
  const positionOf = ({ slug }: T) => positions.get(slug) ?? order.length;
  return entries.toSorted((one, other) => positionOf(one) - positionOf(other));
}
