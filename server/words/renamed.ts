import { isDeepStrictEqual } from 'node:util';
import { addressesOf, renameEntry, slugOf } from '../../content/edit/entries.ts';
import { parseWords } from '../../content/edit/write.ts';
import { entryFolders } from '../../content/walk.ts';
import type { Draft } from './draft.ts';

/** An entry that has another address in the draft. */
export interface Renamed {
  /** Its file, and the one before. */
  file: string;
  was: string;
  /** Its addresses with the former ones, the page's first. */
  addresses: [was: string, is: string][];
}

/**
 * Finds the entries that the draft renames. What followed a new address is no change of its own, so that the draft is compared with the
 * published values as they would be under that address.
 */
export function renamedIn(draft: Draft): { renamed: Renamed[]; before: (file: string) => unknown } {
  const files = draft.changedFiles().filter((file) => /\.(yaml|md)$/.test(file));
  const isEntry = (file: string) => entryFolders.some((folder) => file.startsWith(`${folder}/`) && folder !== 'documents');
  const added = files.filter((file) => isEntry(file) && draft.text(file, 'base') === undefined);
  const rows = redirects(draft, 'draft');
  let published = new Map(
    files.flatMap((file) => [[file, draft.text(file, 'base')] as const]).filter((each) => each[1] !== undefined),
  ) as Map<string, string>;
  const renamed: Renamed[] = [];
  for (const was of files.filter((file) => isEntry(file) && draft.text(file) === undefined)) {
    const hasPdf = draft.digests(`documents/${slugOf(was)}.pdf`).before !== null;
    const found = added.flatMap((file) => {
      if (file.slice(0, file.lastIndexOf('/')) !== was.slice(0, was.lastIndexOf('/'))) return [];
      const addresses = addressesOf(published, was, slugOf(file), hasPdf);
      const [first] = addresses;
      return first && rows.some(({ from, to }) => from === first[0] && to === first[1]) ? [{ file, was, addresses }] : [];
    });
    const [entry] = found;
    if (!entry) continue;
    renamed.push(entry);
    const changed = renameEntry(published, was, slugOf(entry.file), hasPdf);
    published = new Map(
      [...new Map<string, string | null>([...published, ...changed])].filter((each): each is [string, string] => each[1] !== null),
    );
  }
  const followed = new Set(renamed.flatMap(({ addresses }) => addresses.map(([, is]) => is)));
  const old = redirects(draft, 'base');
  return {
    renamed,
    before(file) {
      const text = published.get(file);
      if (file !== 'redirects.yaml' || renamed.length === 0) return text === undefined ? undefined : parseWords(file, text);
      return { moved: rows.filter((row) => followed.has(row.to) || old.some((each) => isDeepStrictEqual(each, row))) };
    },
  };
}

function redirects(draft: Draft, copy: 'draft' | 'base'): { from: string; to: string }[] {
  return (draft.value('redirects.yaml', copy) as { moved: { from: string; to: string }[] } | undefined)?.moved ?? [];
}
