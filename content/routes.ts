import { type Content, contentAt } from './content.ts';
import { pages } from './pages.ts';

/** One page of the site. */
export interface Route {
  /** Path without a trailing slash, except the home page's. */
  path: string;
  /** Path pattern for measurement, such as /services/[slug]; the path itself for a single page. */
  pattern: string;
  /** Short name for breadcrumbs, lists and the sitemap. */
  name: string;
  /** Title for search engines, without the brand. */
  title: string;
  description: string;
  /** Path of the parent page in breadcrumbs. */
  parent?: string;
  /** Type for search engines. */
  kind: 'page' | 'service' | 'article';
  /** Whether the page is in the sitemap and indexed. */
  listed: boolean;
  /** Date of the last change, for documents and news. */
  date?: string;
}

/** Lists every page in reading order. Pages, sitemap.xml, llms.txt and the link check are all made from this list. */
export function routes(content: Content): Route[] {
  return pageEntries(content).map(({ route }) => route);
}

/** Pairs every page with its content. */
export function pageEntries(content: Content): { route: Route; value: unknown }[] {
  return pages.flatMap((page) => {
    const { path: pattern, kind = 'page', listed = true, name: fixedName, nameField = 'name' } = page as Row;
    const parent = parentOf(pattern);
    const entry = (value: unknown, slug?: string) => {
      const fields = headOf(content, page, value, slug);
      const path = slug ? pattern.replace(/\[\w+\]$/, slug) : pattern;
      const { title, description, date } = fields;
      const name = fixedName ?? (fields[nameField] as string);
      return { value, route: { path, pattern, name, title, description, ...(parent && { parent }), kind, listed, ...(date && { date }) } };
    };
    if ('folder' in page) return (contentAt(content, page.folder) as { slug: string }[]).map((value) => entry(value, value.slug));
    const value = contentAt(content, page.file);
    if ('list' in page) return (value as Record<string, { slug: string }[]>)[page.list]?.map((item) => entry(item, item.slug)) ?? [];
    return [entry(value)];
  });
}

/** Returns the title and description of a page. The document of a resource has the resource's title and description. */
function headOf(content: Content, page: (typeof pages)[number], value: unknown, slug: string | undefined): Head {
  const fields = value as Head;
  if (!('folder' in page) || page.folder !== 'documents') return fields;
  const { page: ownHead, date } = value as Content['documents'][number];
  const { title, description } = ownHead ?? content.resources.find((resource) => resource.slug === slug) ?? fields;
  return { title, description, date };
}

type Head = Record<string, string> & { title: string; description: string };

interface Row {
  path: string;
  kind?: Route['kind'];
  listed?: boolean;
  name?: string;
  nameField?: string;
}

const pagePaths = new Set<string>(pages.map(({ path }) => path).filter((path) => path !== '/'));

/** Returns the parent's path: the longest prefix that is a page, except for the home page. */
function parentOf(pattern: string): string | undefined {
  for (let path = parentPath(pattern); path; path = parentPath(path)) if (pagePaths.has(path)) return path;
  return undefined;
}

const parentPath = (path: string) => path.slice(0, path.lastIndexOf('/'));
