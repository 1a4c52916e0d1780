import { sql } from 'kysely';
import { differences, reapply } from '../../content/edit/changes.ts';
import type { Mistake } from '../../content/edit/check.ts';
import { removeEntry, withChanged } from '../../content/edit/entries.ts';
import { parseWords } from '../../content/edit/write.ts';
import type { Change, Published } from '../../shared/api/words.ts';
import { notCommitted, readPublishProblems } from '../build-output/publish-problems.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Outcome, WordsEditor } from './edit-words.ts';

/** Record of one publish: changes in words, and the text of each file before and after (null if the file did not exist). */
export interface Publication {
  at: number;
  by: string;
  changes: Change[];
  files: { file: string; before: string | null; after: string | null }[];
}

/** Longest list of publishes. */
const LONGEST_LIST = 100;

/** Records a publish. A second record of the same time is ignored, so that a repeated step adds none. */
export async function keepPublication({ db }: Pick<Storage, 'db'>, { at, by, changes, files }: Publication): Promise<void> {
  await db
    .insertInto('publishes')
    .values({ at, changed_by: by, changes: JSON.stringify({ changes, files }) })
    .onConflict((conflict) => conflict.column('at').doNothing())
    .execute();
}

/** Lists the publications of changed words, the newest first. */
export async function listPublications({ db }: Pick<Storage, 'db'>, dataDir: string): Promise<Published[]> {
  const { commit } = readPublishProblems(dataDir);
  const note = (id: number) => (commit?.publishes.includes(id) ? { note: notCommitted(commit.reason) } : {});
  const rows = await db.selectFrom('publishes').selectAll().orderBy(sql`at`, 'desc').limit(LONGEST_LIST).execute();
  return rows.map(({ at, changed_by: by, changes }) => ({
    ...{ id: Number(at), at: Number(at), by, changes: JSON.parse(changes).changes },
    ...note(Number(at)),
  }));
}

/** Adds the inverse of a publish to the draft. Refused with the places that were changed since, if any. */
export async function putBack({ db }: Pick<Storage, 'db'>, editor: WordsEditor, id: number, by: string): Promise<Outcome> {
  const row = await db.selectFrom('publishes').select('changes').where('at', '=', id).executeTakeFirst();
  if (!row) return { missing: true };
  const { files, changes } = JSON.parse(row.changes) as Pick<Publication, 'files' | 'changes'>;
  const texts = new Map<string, string | null>();
  const added: string[] = [];
  const mistakes: Mistake[] = [];
  for (const { file, before, after } of files) {
    const current = editor.draft.text(file) ?? null;
    if (current === after && before === null) added.push(file);
    else if (current === after) texts.set(file, before);
    else if (current === null || before === null || after === null) mistakes.push(newer(file, []));
    else {
      const inverse = differences(parseWords(file, after), parseWords(file, before));
      const { text, contested } = reapply(file, current, parseWords(file, current), inverse);
      mistakes.push(...contested.map((path) => newer(file, path)));
      texts.set(file, text);
    }
  }
  if (mistakes.length > 0) return { refused: { mistakes } };
  // The address of a page that was added redirects, and lists no longer name it.
  for (const file of added) {
    const former = changes.find((change) => change.kind === 'renamed' && change.file === file)?.before;
    for (const [name, text] of removeEntry(withChanged(editor.texts(), texts), file, former)) texts.set(name, text);
  }
  return editor.keep(
    texts,
    [...texts.keys()].map((file) => ({ file, path: [] })),
    by,
  );
}

const newer = (file: string, path: Mistake['path']): Mistake => ({
  file,
  path,
  message: 'was changed again since',
  fix: 'Put the newer change back first, or write the old words by hand.',
});
