import { loadContent } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';

/** The site's own words and routes, for tests that go through all of it. */
export const content = loadContent();
export const siteRoutes = routes(content);

/** What the server answers with status 404, and the words that it says. */
export const missingPages = [
  { path: '/no-such-page', title: 'Page Not Found', text: "Page Not Found - The page you're looking for doesn't exist or has been moved." },
  { path: '/case-studies/nobody', title: 'Case study not found', text: 'Case study not found' },
] as const;
