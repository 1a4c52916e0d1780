import { loadContent } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';
import { setNumbers } from './set-numbers.ts';

const asWritten = loadContent();

/** The site's words, read and checked once for each build, with their numbers set as printers set them. */
export const content = setNumbers(asWritten);

/** The fixed words of the layout. */
export const { labels } = content;

/** Every page, in reading order. Titles and descriptions have plain characters, because search results and tabs show them. */
export const siteRoutes = routes(asWritten);
