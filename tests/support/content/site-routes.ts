import { loadContent } from '../../../content/load.ts';
import { routes } from '../../../content/routes.ts';

/** The real content and its routes, for tests of the whole site. */
export const content = loadContent();
export const siteRoutes = routes(content);

/** Pages of plain text share a template. */
const texts = ['/privacy', '/terms', '/accessibility'];

/** The first page of each template. */
const examples: ReadonlySet<string> = new Set(
  [...Map.groupBy(siteRoutes, ({ path, pattern }) => (texts.includes(path) ? 'text' : pattern)).values()].flatMap(
    ([first]) => first?.path ?? [],
  ),
);

/** Whether a page is tested closely: one per template, and in `npm run test:long` every one. */
export const isLookedAtClosely = (path: string): boolean => Boolean(process.env.LONG) || examples.has(path);

/** Requests that are answered with 404, and the texts shown. */
export const missingPages = [
  { path: '/no-such-page', title: 'Page Not Found', text: "Page Not Found - The page you're looking for doesn't exist or has been moved." },
  { path: '/case-studies/nobody', title: 'Case study not found', text: 'Case study not found' },
] as const;
