import { loadContent } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';

/** The site's own words and routes, for tests that go through all of it. */
export const content = loadContent();
export const siteRoutes = routes(content);

/** Pages that are text alone share a template. */
const texts = ['/privacy', '/terms', '/accessibility'];

/** The first page of each kind: what belongs to a template is tried on one page of it. */
const examples: ReadonlySet<string> = new Set(
  [...Map.groupBy(siteRoutes, ({ path, pattern }) => (texts.includes(path) ? 'text' : pattern)).values()].flatMap(
    ([first]) => first?.path ?? [],
  ),
);

/** Whether a page is tried closely: one of each kind, and in `npm run test:long` every one. */
export const isLookedAtClosely = (path: string): boolean => Boolean(process.env.LONG) || examples.has(path);

/** What the server answers with status 404, and the words that it says. */
export const missingPages = [
  { path: '/no-such-page', title: 'Page Not Found', text: "Page Not Found - The page you're looking for doesn't exist or has been moved." },
  { path: '/case-studies/nobody', title: 'Case study not found', text: 'Case study not found' },
] as const;
