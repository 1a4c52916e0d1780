import type { Content } from '../content.ts';
import { type PageFolder, pages, pathOf } from '../pages.ts';
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
export function pathWithHidden(value: unknown, path: readonly (string | number)[]): (string | number)[] {
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
export const hiddenPath = ({ folder, slug }: HiddenFile) => (pageFolders.has(folder) ? pathOf(folder as PageFolder, slug) : undefined);

/** Keys of lists that only name entries and their order. */
const orders = new Set(['order', 'services', 'resources', 'options', 'children', 'links', 'answers', 'names']);
/** Returns whether a list item is only a link, and so disappears with its page. */
const isLink = (item: unknown) =>
  Object.keys(item ?? {})
    .sort()
    .join() === 'href,label';

/** Removes hidden files from every list that names them, with their documents and figures. */
export function removeHidden(content: Content, hidden: readonly HiddenFile[]): void {
  if (hidden.length === 0) return;
  const slugs = new Set(hidden.map(({ slug }) => slug));
  const paths = new Set(hidden.map(hiddenPath));
  const isOfHidden = (item: unknown) => {
    const { href, page } = (item ?? {}) as { href?: string; page?: string };
    return typeof item === 'string' ? slugs.has(item) : paths.has((href ?? page)?.split('#')[0]);
  };
  const filterLists = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (Array.isArray(item))
        (value as Record<string, unknown>)[key] = item.filter((entry) => !((orders.has(key) || isLink(entry)) && isOfHidden(entry)));
      filterLists(item);
    }
  };
  filterLists(content);
  const hiddenIn = (folder: string) => hidden.filter((file) => file.folder === folder).map(({ slug }) => slug);
  const withDocument = new Set([...hiddenIn('case-studies'), ...hiddenIn('resources')]);
  content.documents = content.documents.filter(({ slug }) => !withDocument.has(slug));
  content.ownDocuments = content.ownDocuments.filter((slug) => !withDocument.has(slug));
  for (const slug of hiddenIn('case-studies')) delete content.agreedFigures.caseStudies[slug];
  for (const path of Object.keys(content.agreedFigures.pages)) if (paths.has(path.split('#')[0])) delete content.agreedFigures.pages[path];
}

/** Rewrites problems whose cause is a hidden file. */
export function explainHidden(problems: readonly Problem[], hidden: readonly HiddenFile[]): Problem[] {
  return problems.map((problem) => {
    const file = hidden.find((candidate) => {
      const path = hiddenPath(candidate);
      return (
        problem.message.includes(`no content/${candidate.folder}/${candidate.slug}.yaml`) ||
        (path && problem.message.includes(`leads to ${path},`))
      );
    });
    if (!file) return problem;
    const message = `leads to ${hiddenPath(file) ?? file.slug}, which is hidden: choose another, hide this as well, or show ${file.folder}/${file.slug}.yaml again`;
    return { ...problem, message };
  });
}
