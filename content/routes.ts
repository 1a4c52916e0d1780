import { type Content, contentAt } from './content.ts';
import { pages } from './pages.ts';

/** One page of the site. */
export interface Route {
  /** Address without a trailing slash, except the home page's. */
  path: string;
  /** What pages of its kind have in common, for measurement: /services/[slug]; a page that is alone in its kind has its own address. */
  pattern: string;
  /** Short name for breadcrumbs, lists and the site's map. */
  name: string;
  /** For search engines; the brand is added where it is shown. */
  title: string;
  description: string;
  /** Address of the page above it in the breadcrumbs. */
  parent?: string;
  /** What it is to a search engine. */
  kind: 'page' | 'service' | 'article';
  /** In the sitemap, and open to search engines. */
  listed: boolean;
  /** The day on which a document or a piece of news was last changed. */
  date?: string;
}

/** Every page of the site, in reading order. Pages, sitemap.xml, llms.txt and the content's own link check are all made from this list. */
export function routes(content: Content): Route[] {
  return pageEntries(content).map(({ route }) => route);
}

/** Every page with the part of the content that it is made of. */
export function pageEntries(content: Content): { route: Route; value: unknown }[] {
  return pages.flatMap((page) => {
    const { path: pattern, kind = 'page', listed = true, name: given, nameField = 'name' } = page as Row;
    const parent = parentOf(pattern);
    const entry = (value: unknown, slug?: string) => {
      const fields = headOf(content, page, value, slug);
      const path = slug ? pattern.replace(/\[\w+\]$/, slug) : pattern;
      const { title, description, date } = fields;
      const name = given ?? (fields[nameField] as string);
      return { value, route: { path, pattern, name, title, description, ...(parent && { parent }), kind, listed, ...(date && { date }) } };
    };
    if ('folder' in page) return (contentAt(content, page.folder) as { slug: string }[]).map((value) => entry(value, value.slug));
    const value = contentAt(content, page.file);
    if ('list' in page) return (value as Record<string, { slug: string }[]>)[page.list]?.map((each) => entry(each, each.slug)) ?? [];
    return [entry(value)];
  });
}

/** What a page is called. A resource's document has the words of the resource's card. */
function headOf(content: Content, page: (typeof pages)[number], value: unknown, slug: string | undefined): Head {
  const fields = value as Head;
  if (!('folder' in page) || page.folder !== 'documents') return fields;
  const { page: own, date } = value as Content['documents'][number];
  const { title, description } = own ?? content.resources.find((resource) => resource.slug === slug) ?? fields;
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

const single = new Set<string>(pages.map(({ path }) => path).filter((path) => path !== '/'));

/** The nearest page above; the home page is nobody's. */
function parentOf(pattern: string): string | undefined {
  for (let path = above(pattern); path; path = above(path)) if (single.has(path)) return path;
  return undefined;
}

const above = (path: string) => path.slice(0, path.lastIndexOf('/'));
