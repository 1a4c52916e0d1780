import { contentFiles } from '../../content/checks/content-files.ts';
import type { Content } from '../../content/content.ts';
import { pathOfField } from '../../content/edit/check.ts';
import { pages } from '../../content/pages.ts';
import { isHidden, pathWithHidden } from '../../content/read/hidden.ts';
import { stringsOf } from '../../content/read/strings-of.ts';
import { type Route, routes } from '../../content/routes.ts';
import type { PageWords, PlacesAnswer } from '../../shared/api/words.ts';
import type { Draft } from './draft.ts';

/** Lists each text of the draft with its file and field, and each page with its content file, so that a click on words opens their field. */
export function readPlaces(content: Content, draft: Pick<Draft, 'text' | 'value' | 'files'>): PlacesAnswer {
  const allRoutes = routes(content);
  return {
    pages: allRoutes.map((route) => pageWords(route, allRoutes)),
    texts: contentFiles(content).flatMap(({ file, value }) => {
      const whole = hiddenMark.test(draft.text(file) ?? '') ? draft.value(file) : undefined;
      return stringsOf(value).map(({ field, text }) => {
        const path = pathOfField(field);
        return { file, path: whole ? pathWithHidden(whole, path) : path, text };
      });
    }),
    hidden: draft
      .files((file) => pageFolders.some((folder) => file.startsWith(`${folder}/`)) && hiddenMark.test(draft.text(file) ?? ''))
      .flatMap((file) => {
        const value = draft.value(file) as { name?: string; client?: string; title: string };
        return isHidden(value) ? [{ file, name: value.name ?? value.client ?? value.title }] : [];
      }),
  };
}

const hiddenMark = /^ *(?:- )?draft: true\b/m;
const pageFolders = pages.flatMap((page) => ('folder' in page ? [page.folder] : []));

function pageWords({ path: address, pattern, name }: Route, allRoutes: readonly Route[]): PageWords {
  const row = pages.find((page) => page.path === pattern) as (typeof pages)[number];
  if ('folder' in row) return { address, name, file: `${row.folder}/${address.split('/').at(-1)}.yaml`, path: [], isEntry: true };
  const index = allRoutes.filter((route) => route.pattern === pattern).findIndex((route) => route.path === address);
  return { address, name, file: row.file, path: 'list' in row ? [row.list, index] : [], isEntry: false };
}
