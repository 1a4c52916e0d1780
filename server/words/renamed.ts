import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Content } from '../../content/content.ts';
import { addressesOf, renameEntry, slugOf, withChanged } from '../../content/edit/entries.ts';
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
  const files = draft.changedWords();
  const isEntry = (file: string) => entryFolders.some((folder) => file.startsWith(`${folder}/`) && folder !== 'documents');
  const added = files.filter((file) => isEntry(file) && draft.text(file, 'base') === undefined);
  const rows = redirects(draft, 'draft');
  let published = withChanged(new Map(), draft.texts(files, 'base'));
  const renamed: Renamed[] = [];
  for (const was of files.filter((file) => isEntry(file) && draft.text(file) === undefined)) {
    const entry = added
      .filter((file) => dirname(file) === dirname(was))
      .map((file) => ({ file, was, addresses: addressesOf(published, was, slugOf(file)) }))
      .find(({ addresses: [first] }) => rows.some(({ from, to }) => from === first?.[0] && to === first[1]));
    if (!entry) continue;
    renamed.push(entry);
    published = withChanged(published, renameEntry(published, was, slugOf(entry.file)));
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

const redirects = (draft: Draft, copy: 'draft' | 'base') =>
  (draft.value('redirects.yaml', copy) as Content['redirects'] | undefined)?.moved ?? [];
