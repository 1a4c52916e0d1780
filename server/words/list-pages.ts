import type { Content } from '../../content/content.ts';
import { pages } from '../../content/pages.ts';
import { isHidden } from '../../content/read/hidden.ts';
import { type Route, routes } from '../../content/routes.ts';
import type { PagesAnswer, PageWords } from '../../shared/api/words.ts';
import type { Draft } from './draft.ts';
import { nameOfFile } from './name-places.ts';

const pageFolders = pages.flatMap((page) => ('folder' in page ? [page.folder] : []));

/** Lists each page of the draft with its content file, and the entries that are hidden. */
export function listPages(content: Content, draft: Pick<Draft, 'value' | 'files' | 'read'>): PagesAnswer {
  const allRoutes = routes(content);
  return {
    pages: allRoutes.map((route) => pageWords(route, allRoutes)),
    hidden: draft
      .files((file) => file.endsWith('.yaml') && pageFolders.some((folder) => file.startsWith(`${folder}/`)))
      .filter((file) => isHidden(draft.value(file)))
      .map((file) => ({ file, name: nameOfFile(draft, file) })),
  };
}

function pageWords({ path: address, pattern, name }: Route, allRoutes: readonly Route[]): PageWords {
  const row = pages.find((page) => page.path === pattern) as (typeof pages)[number];
  if ('folder' in row) return { address, name, file: `${row.folder}/${address.split('/').at(-1)}.yaml`, path: [], isEntry: true };
  const index = allRoutes.filter((route) => route.pattern === pattern).findIndex((route) => route.path === address);
  return { address, name, file: row.file, path: 'list' in row ? [row.list, index] : [], isEntry: false };
}
