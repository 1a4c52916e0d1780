import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Content } from '../../content/content.ts';
import { isWithin, merge } from '../../content/edit/changes.ts';
import { renameEntry, replaceAll, slugOf, type Texts, withChanged } from '../../content/edit/entries.ts';
import { placesOfFigure } from '../../content/edit/figure-places.ts';
import { EditError, newWords, parseWords, rewrite, setValue } from '../../content/edit/write.ts';
import { slug as slugRule } from '../../content/schema/words.ts';
import { entryFolders, type FieldPlace, type Path, schemaOf, valueAt } from '../../content/walk.ts';
import type { FigureAnswer } from '../../shared/api/words.ts';
import { type Renamed, renamedIn } from './draft-changes.ts';
import type { Outcome, WordsEditor } from './edit-words.ts';
import { filler, nameOfPlace } from './name-places.ts';
import type { RequestOf } from './words-requests.ts';

/** Adds a new file, such as a case study. */
export function addEntry(editor: WordsEditor, { folder, slug, value }: RequestOf<'entry'>, by: string): Outcome {
  if (!entryFolders.includes(folder)) return { missing: true };
  const file = `${folder}/${slug}.yaml`;
  if (!isSlug(slug)) return refuse(folder, ...noAddress);
  if (editor.draft.text(file) !== undefined) return refuse(file, 'is there already', 'Choose another address.');
  return editor.keep(new Map([[file, newWords(value)]]), by);
}

/** Renames an entry's files, updates links to it and redirects its old address. Refused if the name is taken. */
export function renameFile(editor: WordsEditor, { file: named, slug }: RequestOf<'rename'>, by: string): Outcome {
  const file = ownerOf(editor, named);
  if (!isEntry(editor, file)) return { missing: true };
  if (!isSlug(slug)) return refuse(file, ...noAddress);
  const next = `${dirname(file)}/${slug}.yaml`;
  if (editor.draft.text(next) !== undefined) return refuse(file, 'would have the address of another', 'Choose another address.');
  if (/^(resources|case-studies)\//.test(file) && editor.draft.text(`documents/${slug}.yaml`) !== undefined)
    return refuse(file, 'would have the address of another document', 'Choose another address.');
  return editor.keep(renameEntry(editor.texts(), file, slug), by);
}

/** Returns the file that a document is hidden and named with: its resource's. */
function ownerOf({ draft }: WordsEditor, file: string): string {
  const owner = file.replace(/^documents\//, 'resources/');
  return draft.text(owner) === undefined ? file : owner;
}

/** Hides or shows files and entries of lists. `changes` to links are saved in the same step. */
export function hide(editor: WordsEditor, { places: named, draft, changes = [] }: RequestOf<'hide'>, by: string): Outcome {
  const places = named.map(({ file, path }) => ({ file: path.length > 0 ? file : ownerOf(editor, file), path }));
  const exists = ({ file, path }: FieldPlace) => schemaOf(file) && (path.length > 0 || isEntry(editor, file));
  const others = changes.map(({ place, value }) => ({ ...place, after: value ?? undefined }));
  if (!places.every(exists) || !others.every(({ file, path }) => path.length > 0 && schemaOf(file))) return { missing: true };
  const changed = places.map(({ file, path }) => ({ file, path: [...path, 'draft'], after: draft || undefined }));
  try {
    return editor.keep(replaceAll(editor.texts(), [...changed, ...others]), by);
  } catch (error) {
    if (error instanceof EditError) return { missing: true };
    throw error;
  }
}

/**
 * Changes a figure at the chosen places.
 * @returns without `chosen`, the places that say it
 */
export function changeFigure(editor: WordsEditor, { place, from, to, chosen }: RequestOf<'figure'>, by: string): Outcome | FigureAnswer {
  const texts = editor.texts((file) => !file.startsWith('training/'));
  const content = editor.draft.read();
  const places = content ? placesOfFigure(content, texts, place, from, to) : [];
  const isChosen = ({ file, path }: FieldPlace) => chosen?.some((each) => isDeepStrictEqual(each, { file, path }));
  if (chosen) return places.length === 0 ? { missing: true } : editor.keep(replaceAll(texts, places.filter(isChosen)), by);
  return {
    places: places.map(({ file, path, after, isCurrent }) => ({
      place: { file, path },
      label: nameOfPlace(editor.draft, { file, path }),
      after: filler(editor.draft)(String(after)),
      isCurrent,
    })),
  };
}

/** Teaches the assistant a question, with an answer that is there or with a new one, in one step. */
export function teach(editor: WordsEditor, { question, place, answer, page }: RequestOf<'teach'>, by: string): Outcome {
  const id = `taught-${Date.now().toString(36)}`;
  const name = page === '/' ? 'home' : page.slice(1);
  const asked = place ?? { file: `training/lines/${name}.yaml`, path: [`answers/${id}`] };
  if (!asked.file.startsWith('training/lines/')) return { missing: true };
  const own = { file: `answers/${name.replaceAll('/', '-')}.yaml`, path: ['answers'], value: { id, page, answer } };
  const texts = [...(place ? [] : [own]), { ...asked, value: question }].map(({ file, path, value }): [string, string] => {
    const [text, list] = [editor.draft.text(file), valueAt(editor.draft.value(file), path)];
    const extended = [...(Array.isArray(list) ? list : []), value];
    return [file, text === undefined ? newWords({ [String(path[0])]: extended }) : rewrite(file, text, list, extended, path)];
  });
  return editor.keep(new Map(texts), by);
}

/** Discards the changes of places in one step, or all changes, which can be undone while the draft has no new ones. */
export function discard(editor: WordsEditor, { places, undo }: RequestOf<'discard'>, by: string): Outcome {
  const { draft } = editor;
  if (undo) return draft.changedFiles().length > 0 ? { missing: true } : editor.keep(draft.takenBack(), by);
  if (!places) {
    draft.rememberTakenBack();
    return editor.keep(draft.texts(draft.changedWords(), 'base'), by);
  }
  const { renamed, before } = renamedIn(draft);
  const all = editor.texts();
  const changed = new Map<string, string | null>();
  const add = (texts: ReadonlyMap<string, string | null>) => {
    for (const [file, text] of texts) changed.set(file, text);
  };
  const entries = renamed.filter((entry) => places.some(({ file, path }) => file === entry.file && path.length === 0));
  const others = places.filter((place) => place.path.length > 0 || !entries.some((entry) => entry.file === place.file));
  for (const [file, own] of Map.groupBy(others, (place) => place.file)) {
    const [now, published] = [draft.value(file), before(file)];
    const isWhole = own.some(({ path }) => path.length === 0) || now === undefined || published === undefined;
    const isWanted = (path: Path) => own.some((place) => isWithin(path, place.path));
    const left = isWhole ? undefined : merge(now, published, now, { isWanted, contested: [] });
    add(isWhole ? draft.texts([file], 'base') : new Map([[file, rewrite(file, draft.text(file) as string, now, left)]]));
  }
  for (const entry of entries) add(nameBack(editor, withChanged(all, changed), entry));
  return editor.keep(changed, by);
}

/** Gives an entry its published address again. The other one was never published, so nothing leads there. */
function nameBack(editor: WordsEditor, all: Texts, { file, was, addresses }: Renamed): Map<string, string | null> {
  const texts = renameEntry(all, file, slugOf(was));
  const former = new Set(addresses.map(([address]) => address));
  const published = (editor.draft.value('redirects.yaml', 'base') as Redirects).moved;
  const { moved } = parseWords('redirects.yaml', texts.get('redirects.yaml') as string) as Redirects;
  const left = moved.filter(({ from, to }) => !former.has(to) || published.some((row) => row.from === from));
  texts.set('redirects.yaml', setValue('redirects.yaml', texts.get('redirects.yaml') as string, ['moved'], left));
  return texts;
}

type Redirects = Content['redirects'];

const isEntry = ({ draft }: WordsEditor, file: string) =>
  entryFolders.includes(file.slice(0, file.lastIndexOf('/'))) && draft.text(file) !== undefined;
const isSlug = (text: string) => slugRule.safeParse(text).success;
const noAddress = ['cannot have this address', 'Write lower-case words joined by hyphens, such as dynamic-pricing.'] as const;
const refuse = (file: string, message: string, fix: string): Outcome => ({ refused: { mistakes: [{ file, path: [], message, fix }] } });
