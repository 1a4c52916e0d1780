import { contentFiles } from '../checks/content-files.ts';
import type { Content } from '../content.ts';
import { type PageFolder, pages, pathOf } from '../pages.ts';
import { type Path, valueAt, walk } from '../walk.ts';
import type { Problem } from './content-error.ts';

/** Returns whether a file or list entry has `draft: true`, and so is missing from the site and from every list. */
export const isHidden = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { draft?: unknown }).draft === true;

/** Returns a value without the hidden entries of its lists. */
export function withoutHidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isHidden(item)).map(withoutHidden);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutHidden(item)]));
}

/** Converts a path in a value without hidden entries to the path in its file. */
export function pathWithHidden(value: unknown, path: Path): Path {
  let current = value;
  return path.map((key) => {
    const step = Array.isArray(current) && typeof key === 'number' ? indexWithHidden(current, key) : key;
    current = (current as Record<PropertyKey, unknown> | null | undefined)?.[step];
    return step;
  });
}

/** Converts an index among the entries that are not hidden to the index among all entries. */
const indexWithHidden = (list: readonly unknown[], index: number) =>
  list.flatMap((item, position) => (isHidden(item) ? [] : [position]))[index] ?? index;

/** A hidden file of a folder. */
export interface HiddenFile {
  folder: string;
  slug: string;
}

const pageFolders = new Set<string>(pages.flatMap((page) => ('folder' in page ? [page.folder] : [])));

/** Returns the address of a hidden file's page, if it has one. */
const hiddenPath = ({ folder, slug }: HiddenFile) => (pageFolders.has(folder) ? pathOf(folder as PageFolder, slug) : undefined);

/** Returns the addresses of a hidden file: its page, and the page of its document. */
export const hiddenPaths = (file: HiddenFile): string[] =>
  [hiddenPath(file) ?? [], hasDocument(file) ? pathOf('documents', file.slug) : []].flat();

const hasDocument = ({ folder }: HiddenFile) => folder === 'case-studies' || folder === 'resources';

/** Returns whether a list item is only a link, and so disappears with its page. */
const isLink = (item: unknown) =>
  Object.keys(item ?? {})
    .sort()
    .join() === 'href,label';

/** Removes hidden files from every list that names them, with their documents and figures. */
export function removeHidden(content: Content, hidden: readonly HiddenFile[]): void {
  if (hidden.length === 0) return;
  const names = new Set(hidden.map(({ folder, slug }) => `${folder}/${slug}`));
  const paths = new Set(hidden.flatMap(hiddenPaths));
  for (const { value, schema } of contentFiles(content)) {
    const left = [...walk(schema, value)].flatMap(({ path, value: item, meta }) => {
      const link = meta.role === 'subject' ? item : isLink(item) && (item as { href: string }).href;
      const isHiddenItem = meta.ref ? names.has(`${meta.ref}/${item}`) : paths.has(String(link).split('#')[0] as string);
      const entry = meta.role === 'subject' ? path.slice(0, -1) : path;
      return isHiddenItem && typeof entry.at(-1) === 'number' ? [entry] : [];
    });
    // From the end, so that the other indexes stay.
    for (const path of left.toReversed()) (valueAt(value, path.slice(0, -1)) as unknown[]).splice(path.at(-1) as number, 1);
  }
  const withDocument = new Set(hidden.filter(hasDocument).map(({ slug }) => slug));
  content.documents = content.documents.filter(({ slug }) => !withDocument.has(slug));
}

/** Rewrites problems whose cause is a hidden file. */
export function explainHidden(problems: readonly Problem[], hidden: readonly HiddenFile[]): Problem[] {
  return problems.map((problem) => {
    const file = hidden.find((each) => [`${each.folder}/${each.slug}`, ...hiddenPaths(each)].includes(problem.missing ?? ''));
    if (!file) return problem;
    const fix = `choose another, hide this as well, or show ${file.folder}/${file.slug}.yaml again`;
    return { ...problem, what: `leads to ${hiddenPath(file) ?? file.slug}, which is hidden`, fix };
  });
}
