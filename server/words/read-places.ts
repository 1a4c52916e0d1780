import type { Content } from '../../content/content.ts';
import { contentFiles } from '../../content/content-files.ts';
import { pathOfField } from '../../content/edit/check.ts';
import { pages } from '../../content/pages.ts';
import { type Route, routes } from '../../content/routes.ts';
import { stringsOf } from '../../content/strings-of.ts';
import type { PageWords, PlacesAnswer } from '../../shared/api/words.ts';

/** Every text of the words with its place, and every page with the file that makes it: the desk finds by them what was pressed. */
export function readPlaces(content: Content): PlacesAnswer {
  const all = routes(content);
  return {
    pages: all.map((route) => pageWords(route, all)),
    texts: contentFiles(content).flatMap(({ file, value }) =>
      stringsOf(value).map(({ field, text }) => ({ file, path: pathOfField(field), text })),
    ),
  };
}

function pageWords({ path: address, pattern, name }: Route, all: readonly Route[]): PageWords {
  const row = pages.find((page) => page.path === pattern) as (typeof pages)[number];
  if ('folder' in row) return { address, name, file: `${row.folder}/${address.split('/').at(-1)}.yaml`, path: [], isEntry: true };
  const index = all.filter((route) => route.pattern === pattern).findIndex((route) => route.path === address);
  return { address, name, file: row.file, path: 'list' in row ? [row.list, index] : [], isEntry: false };
}
