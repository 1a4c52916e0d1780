import { isDeepStrictEqual } from 'node:util';
import { type Difference, differences, inWords } from '../../content/edit/changes.ts';
import { valueAt } from '../../content/walk.ts';
import type { Change } from '../../shared/api/words.ts';
import type { WordsEditor } from './edit-words.ts';
import { labelOfPath, nameOfEntry, nameOfFile, shownText } from './name-places.ts';

/** Lists the differences between the draft and the site, place by place. */
export function listChanges(editor: WordsEditor): Change[] {
  const { draft } = editor;
  // Pictures and PDFs follow the words that name them.
  const files = draft.changedFiles().filter((file) => /\.(yaml|md)$/.test(file));
  return files.flatMap((file) => {
    const [before, after] = [draft.value(file, 'base'), draft.value(file)];
    const page = nameOfFile(draft, file);
    return withoutMoves(file, differences(before, after)).map((difference): Change => {
      const { path } = difference;
      const kind = kindOf(difference);
      const entryPath = kind === 'hidden' || kind === 'shown' ? path.slice(0, -1) : path;
      const name = entryPath.length === 0 ? page : kind !== 'changed' && nameOfEntry(valueAt(after ?? before, entryPath));
      return {
        file,
        path,
        kind,
        page,
        label: name || labelOfPath({ file, path: entryPath }, after ?? before),
        ...(entryPath === path
          ? inWords(file, difference, (at, text) => shownText(draft, { file, path: at }, text))
          : { before: '', after: '' }),
        ...editor.changerOf({ file, path }),
      };
    });
  });
}

function kindOf({ path, before, after }: Difference): Change['kind'] {
  if (path.at(-1) === 'draft') return after === true ? 'hidden' : 'shown';
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  if (!Array.isArray(before) || !Array.isArray(after)) return 'changed';
  const isIn = (list: unknown[]) => (item: unknown) => list.some((other) => isDeepStrictEqual(other, item));
  if (after.length > before.length && before.every(isIn(after))) return 'added';
  return after.length < before.length && after.every(isIn(before)) ? 'removed' : 'changed';
}

/** Removes the questions that were only moved to a retitled entry's new key. */
function withoutMoves(file: string, found: Difference[]): Difference[] {
  if (!file.startsWith('training/')) return found;
  const has = (side: 'before' | 'after', value: unknown) => found.some((difference) => isDeepStrictEqual(difference[side], value));
  const isMoved = ({ before, after }: Difference) =>
    before === undefined ? has('before', after) : after === undefined && has('after', before);
  return found.filter((difference) => !isMoved(difference));
}
