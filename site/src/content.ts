import { loadContent } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';

/** The content, loaded and validated once a build. */
export const content = loadContent();

/** Words that many pages share. */
export const { labels } = content;

/** Every page, in reading order. */
export const siteRoutes = routes(content);
