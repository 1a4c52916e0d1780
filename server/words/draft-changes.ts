import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Content } from '../../content/content.ts';
import { type Difference, differences, inWords, isOrder, placeOf } from '../../content/edit/changes.ts';
import { addressesOf, renamedValues, slugOf } from '../../content/edit/entries.ts';
import { versionOf } from '../../content/edit/field.ts';
import { entryFolders, valueAt } from '../../content/walk.ts';
import type { Change } from '../../shared/api/words.ts';
import { capital } from '../../shared/format/fill.ts';
import { isWithoutAnswer } from './asked-lines.ts';
import type { Draft } from './draft.ts';
import type { WordsEditor } from './edit-words.ts';
import { nameOfEntry, nameOfFile, namesOfPath, shownText } from './name-places.ts';

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
  let published = new Map(files.map((file) => [file, draft.value(file, 'base')] as const).filter(([, value]) => value !== undefined));
  const renamed: Renamed[] = [];
  for (const was of files.filter((file) => isEntry(file) && draft.text(file) === undefined)) {
    const entry = added
      .filter((file) => dirname(file) === dirname(was))
      .map((file) => ({ file, was, addresses: addressesOf(published, was, slugOf(file)) }))
      .find(({ addresses: [first] }) => rows.some(({ from, to }) => from === first?.[0] && to === first[1]));
    if (!entry) continue;
    renamed.push(entry);
    published = renamedValues(published, was, slugOf(entry.file));
  }
  const followed = new Set(renamed.flatMap(({ addresses }) => addresses.map(([, is]) => is)));
  const old = redirects(draft, 'base');
  return {
    renamed,
    before(file) {
      if (file !== 'redirects.yaml' || renamed.length === 0) return published.get(file);
      return { moved: rows.filter((row) => followed.has(row.to) || old.some((each) => isDeepStrictEqual(each, row))) };
    },
  };
}

const redirects = (draft: Draft, copy: 'draft' | 'base') =>
  (draft.value('redirects.yaml', copy) as Content['redirects'] | undefined)?.moved ?? [];

/** A difference between the draft and the site. */
interface DraftDifference extends Difference {
  file: string;
  /** Recognises it wherever its entry moves, while neither value changes; before the line break stands its published place. */
  key: string;
}

/** Differences of each draft in its last version. The desk asks every second, and a new address is followed through all its texts. */
const known = new WeakMap<Draft, { version: string; found: DraftDifference[] }>();

/** Lists the differences between the draft and the site. An entry's new address is one of them. */
export function draftDifferences(draft: Draft): DraftDifference[] {
  const version = draft.version();
  const last = known.get(draft);
  if (last?.version === version) return last.found;
  const found = findDifferences(draft);
  known.set(draft, { version, found });
  return found;
}

function findDifferences(draft: Draft): DraftDifference[] {
  const { renamed, before } = renamedIn(draft);
  const addresses = renamed.map(({ file, addresses: [first] }) => ({ file, path: [], was: [], before: first?.[0], after: first?.[1] }));
  const others = draft
    .changedWords()
    .flatMap((file) => differences(before(file), draft.value(file)).map((difference) => ({ ...difference, file })));
  return [...addresses, ...others].map((difference) => {
    const value = isOrder(difference) ? 'order' : versionOf([difference.before, difference.after]);
    return { ...difference, key: `${JSON.stringify([difference.file, difference.was])}\n${value}` };
  });
}

/** Lists the changes of the draft as they are reviewed. */
export function listChanges(editor: WordsEditor): Change[] {
  const { draft } = editor;
  const credits = editor.credits();
  return withoutFollowers(draft, draftDifferences(draft)).map((difference): Change => {
    const { file, path, before, after, key } = difference;
    const page = nameOfFile(draft, file);
    const change = { file, path, page, ...(credits[key] ?? { by: '', at: 0 }) };
    const kind = kindOf(difference);
    if (kind === 'renamed') return { ...change, kind, label: 'Address', before: String(before), after: String(after) };
    const isDraftFlag = kind === 'hidden' || kind === 'shown';
    const place = placeOf(difference);
    const entryPath = isDraftFlag ? place.slice(0, -1) : place;
    const whole = draft.value(file) ?? draft.value(file, 'base');
    const entry = isDraftFlag ? valueAt(whole, entryPath) : (after ?? before);
    const name = entryPath.length === 0 ? page : kind !== 'changed' && kind !== 'moved' && nameOfEntry(entry);
    return {
      ...change,
      kind,
      label: name || capital(namesOfPath(draft, { file, path: kind === 'removed' ? path : entryPath }, whole).join(', ')) || 'All of it',
      ...(isDraftFlag ? { before: '', after: '' } : inWords(file, difference, (at, text) => shownText(draft, { file, path: at }, text))),
      photos: [photoIn(before), photoIn(after)],
    };
  });
}

/** Returns the name of the first photograph in a value. */
const photoIn = (value: unknown) => /"((?:[a-z0-9]+-)*[a-z0-9]+\.(?:jpe?g|png|webp|avif))"/.exec(JSON.stringify(value) ?? '')?.[1];

function kindOf(difference: Difference): Change['kind'] {
  const { path, before, after } = difference;
  if (path.length === 0 && typeof after === 'string') return 'renamed';
  if (path.at(-1) === 'draft') return after === true ? 'hidden' : 'shown';
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return isOrder(difference) ? 'moved' : 'changed';
}

/** Removes the assistant's questions that only follow their answer: to its new key, or out with it. */
function withoutFollowers(draft: Draft, found: DraftDifference[]): DraftDifference[] {
  const content = draft.read();
  const follows = ({ file, path, before, after }: DraftDifference) => {
    if (!content || !file.startsWith('training/') || path.length !== 1) return false;
    const has = (side: 'before' | 'after', value: unknown) =>
      found.some((other) => other.file === file && isDeepStrictEqual(other[side], value));
    return before === undefined
      ? has('before', after)
      : after === undefined && (has('after', before) || isWithoutAnswer(content, file, String(path[0])));
  };
  return found.filter((difference) => !follows(difference));
}
