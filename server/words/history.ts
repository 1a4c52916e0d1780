import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { isWithin, merge } from '../../content/edit/changes.ts';
import type { Mistake } from '../../content/edit/check.ts';
import { removeEntry, withChanged } from '../../content/edit/entries.ts';
import { parseWords, rewrite } from '../../content/edit/write.ts';
import { type FieldPlace, type Path, valueAt } from '../../content/walk.ts';
import type { Change, Published } from '../../shared/api/words.ts';
import { notCommitted, readPublishProblems } from '../build-output/publish-problems.ts';
import type { Storage } from '../storage/open-storage.ts';
import { listChanges } from './draft-changes.ts';
import { discard, hide } from './edit-entries.ts';
import type { Outcome, WordsEditor } from './edit-words.ts';
import type { RequestOf } from './words-requests.ts';

/** Record of one publish: changes in words, and the text of each file before and after (null if the file did not exist). */
export interface Publication {
  at: number;
  by: string;
  changes: Change[];
  files: { file: string; before: string | null; after: string | null }[];
}

type Reverted = Pick<Publication, 'at' | 'files' | 'changes'>;
type Db = Pick<Storage, 'db'>;

/** Longest list of publishes. */
const LONGEST_LIST = 100;

/** Records a publish. A second record of the same time is ignored, so that a repeated step adds none. */
export async function keepPublication({ db }: Db, { at, by, changes, files }: Publication): Promise<void> {
  await db
    .insertInto('publishes')
    .values({ at, changed_by: by, changes: JSON.stringify({ changes, files }) })
    .onConflict((conflict) => conflict.column('at').doNothing())
    .execute();
}

/** Lists the publications of changed words, the newest first. */
export async function listPublications({ db }: Db, dataDir: string): Promise<Published[]> {
  const { commit } = readPublishProblems(dataDir);
  const note = (id: number) => (commit?.publishes.includes(id) ? { note: notCommitted(commit.reason) } : {});
  return (await publications(db)).map(({ at, changed_by: by, changes }) => ({
    ...{ id: Number(at), at: Number(at), by, changes: JSON.parse(changes).changes },
    ...note(Number(at)),
  }));
}

const publications = (db: Db['db']) => db.selectFrom('publishes').selectAll().orderBy(sql`at`, 'desc').limit(LONGEST_LIST).execute();

/** Adds the inverse of a publish, or of some of its changes, to the draft. Refused with the places that were changed since, if any. */
export async function putBack({ db }: Db, editor: WordsEditor, { id, places }: RequestOf<'putBack'>, by: string): Promise<Outcome> {
  const row = await db.selectFrom('publishes').select('changes').where('at', '=', id).executeTakeFirst();
  return row ? revert(editor, { ...JSON.parse(row.changes), at: id }, by, places) : { missing: true };
}

/** Shows an entry again, with all that was changed when it was hidden, unless that cannot stand now. */
export async function showAgain({ db }: Db, editor: WordsEditor, asked: RequestOf<'hide'>, by: string): Promise<Outcome> {
  const isHiding = ({ kind, file, path }: Change) =>
    kind === 'hidden' && asked.places.some((place) => isDeepStrictEqual([file, path], [place.file, [...place.path, 'draft']]));
  const madeWith = (changes: readonly Change[]) => {
    const act = changes.find(isHiding)?.act;
    return changes.filter((change) => act !== undefined && change.act === act);
  };
  const restore = async (): Promise<Outcome> => {
    const drafted = madeWith(listChanges(editor));
    if (drafted.length > 0) return discard(editor, { places: drafted }, by);
    for (const { at, changes } of await publications(db)) {
      const publication: Reverted = { ...JSON.parse(changes), at: Number(at) };
      const unchanged = madeWith(publication.changes).filter(({ file, path }) => {
        const after = publication.files.find((each) => each.file === file)?.after;
        return after && isDeepStrictEqual(valueAt(parseWords(file, after), path), valueAt(editor.draft.value(file), path));
      });
      if (unchanged.length > 0) return revert(editor, publication, by, unchanged);
    }
    return { missing: true };
  };
  const outcome = await restore();
  return 'saved' in outcome ? outcome : hide(editor, asked, by);
}

function revert(editor: WordsEditor, { at, files, changes }: Reverted, by: string, places?: readonly FieldPlace[]): Outcome {
  const texts = new Map<string, string | null>();
  const added: string[] = [];
  const mistakes: Mistake[] = [];
  for (const { file, before, after } of files) {
    const chosen = places?.filter((place) => place.file === file);
    if (chosen?.length === 0) continue;
    const isWhole = !chosen || chosen.some(({ path }) => path.length === 0);
    const current = editor.draft.text(file) ?? null;
    if (isWhole && current === after && before === null) added.push(file);
    else if (isWhole && current === after) texts.set(file, before);
    else if (current === null || before === null || after === null) mistakes.push(newer(file, []));
    else {
      const isWanted = (path: Path) => isWhole || chosen.some((place) => isWithin(path, place.path));
      const [value, contested] = [parseWords(file, current), [] as Path[]];
      const merged = merge(parseWords(file, after), parseWords(file, before), value, { isWanted, contested });
      mistakes.push(...contested.map((path) => newer(file, path)));
      texts.set(file, rewrite(file, current, value, merged));
    }
  }
  if (mistakes.length > 0) return editor.refuse(mistakes);
  // The address of a page that was added redirects, and lists no longer name it.
  for (const file of added) {
    const former = changes.find((change) => change.kind === 'renamed' && change.file === file)?.before;
    for (const [name, text] of removeEntry(withChanged(editor.texts(), texts), file, former)) texts.set(name, text);
  }
  return editor.keep(texts, by, undefined, at);
}

const newer = (file: string, path: Mistake['path']): Mistake => ({
  file,
  path,
  message: 'was changed again since',
  fix: 'Put the newer change back first, or write the old words by hand.',
});
