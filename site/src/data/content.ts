import { loadContent } from '../../../content/load.ts';
import { routes } from '../../../content/routes.ts';
import { setNumbers } from '../../../shared/format/set-numbers.ts';

const loaded = loadContent();

/** The content, loaded and validated once a build, with typeset ranges and units. */
export const content = setNumbers(loaded);

/** Words that many pages share. */
export const { labels } = content;

/** Every page, in reading order. Titles have plain characters, because tabs show them. */
export const siteRoutes = routes(loaded).map((route) => ({ ...route, description: setNumbers(route.description) }));
