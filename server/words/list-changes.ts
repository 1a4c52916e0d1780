import { isDeepStrictEqual } from 'node:util';
import { type Difference, differences, inWords, labelOfPath } from '../../content/edit/changes.ts';
import { pages, pathOf } from '../../content/pages.ts';
import type { Change } from '../../shared/api/words.ts';
import type { WordsEditor } from './edit-words.ts';

/** Lists the differences between the draft and the site, place by place. */
export function listChanges(editor: WordsEditor): Change[] {
  // Pictures and PDFs follow the words that name them.
  const files = editor.draft.changedFiles().filter((file) => /\.(yaml|md)$/.test(file));
  return files.flatMap((file) => {
    return withoutMoves(file, differences(editor.draft.value(file, 'base'), editor.draft.value(file))).map((difference) => ({
      file,
      path: difference.path,
      label: labelOfPath(difference.path),
      pages: pagesOf(file),
      ...inWords(difference),
      ...editor.changerOf({ file, path: difference.path }),
    }));
  });
}

/** Removes the questions that were only moved to a retitled entry's new key. */
function withoutMoves(file: string, found: Difference[]): Difference[] {
  if (!file.startsWith('training/')) return found;
  const has = (side: 'before' | 'after', value: unknown) => found.some((difference) => isDeepStrictEqual(difference[side], value));
  const isMoved = ({ before, after }: Difference) =>
    before === undefined ? has('before', after) : after === undefined && has('after', before);
  return found.filter((difference) => !isMoved(difference));
}

/** Lists the pages that a file is used for. */
function pagesOf(file: string): string[] {
  if (file.startsWith('resources/')) return ['/resources'];
  const [, folder, slug] = /^(.+)\/([^/]+)\.\w+$/.exec(file) ?? [];
  return pages.flatMap((page) => {
    if ('folder' in page) return page.folder === folder && slug ? [pathOf(page.folder, slug)] : [];
    return page.file === file && !('list' in page) ? [page.path] : [];
  });
}
