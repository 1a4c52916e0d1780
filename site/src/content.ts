import { loadContent } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';

/** The site's words, read and checked once for each build. */
export const content = loadContent();

/** The fixed words of the layout. */
export const { labels } = content;

/** Every page, in reading order. */
export const siteRoutes = routes(content);
