import { type PageFolder, pages, pathOf } from '../pages.ts';
import { type FieldPlace, type Path, referredFolder, valueAt } from '../walk.ts';
import { parseWords, setScalars, setValue } from './write.ts';

/** Texts of content files, by path. */
export type Texts = ReadonlyMap<string, string>;
/** Content files by path: their texts, or their values. */
type Files = ReadonlyMap<string, unknown>;
/** Changed texts, by path; null removes the file. */
type Changed = Map<string, string | null>;

/** A string of the content with its place. */
export interface Found extends FieldPlace {
  text: string;
}

/** Lists every string of some files. */
const stringsIn = (texts: Texts): Found[] => [...texts].flatMap(([file, source]) => stringsOf(file, parseWords(file, source)));

/** Lists every string of a file. */
export const stringsOf = (file: string, value: unknown): Found[] => [...strings(value, [])].map(([path, text]) => ({ file, path, text }));

function* strings(value: unknown, path: Path): Generator<[Path, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* strings(item, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Returns texts as they are once changed. */
export const withChanged = (texts: Texts, changed: ReadonlyMap<string, string | null>): Map<string, string> =>
  new Map([...new Map<string, string | null>([...texts, ...changed])].filter((each): each is [string, string] => each[1] !== null));

/** Sets values at several places. Removals run from the end, so that list indexes stay valid. */
export function replaceAll(texts: Texts, places: readonly (FieldPlace & { after: unknown })[]): Changed {
  const changed: Changed = new Map();
  const ordered = [...places.filter(({ after }) => after !== undefined), ...places.filter(({ after }) => after === undefined).toReversed()];
  for (const [file, own] of Map.groupBy(ordered, (place) => place.file)) {
    const source = texts.get(file) as string;
    const one = () => own.reduce((text, { path, after }) => setValue(file, text, path, after), source);
    changed.set(file, setScalars(file, source, own) ?? one());
  }
  return changed;
}

/** Returns a function that gives each string as it is once an entry has another slug. */
function following(files: Files, file: string, slug: string): (found: Found) => string {
  const { folder, slug: old } = entryOf(file);
  // Answers may be about a document that has no page now, because the owner's own PDF takes its place.
  const documents: [string, string][] = offered.includes(folder) ? [[pathOf('documents', old), pathOf('documents', slug)]] : [];
  const links = [...movedAddresses(files, file, slug), ...documents, [`/resources#${old}`, `/resources#${slug}`] as const];
  const refersToEntry = (found: Found) => found.text === old && referredFolder(found) === folder;
  const ownFigures = folder === 'case-studies' ? [`${old}-return`, `${old}-months`] : [];
  const refersToFigure = (found: Found) => ownFigures.includes(found.text) && referredFolder(found) === 'agreed-figures';
  return (found) => {
    if (refersToEntry(found)) return slug;
    if (refersToFigure(found)) return found.text.replace(old, slug);
    return links.reduce((text, [from, to]) => relinked(text, from, to), found.text);
  };
}

/** Lists the addresses that an entry loses with its slug. That of a resource's PDF is one of its words, which stays. */
const movedAddresses = (files: Files, file: string, slug: string) =>
  addressesOf(files, file, slug).filter(([was]) => !file.startsWith('resources/') || !was.endsWith('.pdf'));

/** Returns the values of files as they are once an entry has another slug. Redirects stay as they are. */
export function renamedValues(values: Files, file: string, slug: string): Map<string, unknown> {
  const follow = following(values, file, slug);
  const names = new Map(ownFiles(values, file, slug));
  const followed = (name: string, value: unknown, path: Path): unknown => {
    if (typeof value === 'string') return follow({ file: name, path, text: value });
    if (Array.isArray(value)) return value.map((item, index) => followed(name, item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, followed(name, item, [...path, key])]));
  };
  return new Map([...values].map(([name, value]) => [names.get(name) ?? name, followed(name, value, [])]));
}

/** Changes an entry's slug: updates links and references, renames the entry's files, and redirects the old addresses. */
export function renameEntry(texts: Texts, file: string, slug: string): Changed {
  const follow = following(texts, file, slug);
  const places = stringsIn(texts).map((found) => ({ ...found, after: follow(found) }));
  const changed = replaceAll(
    texts,
    places.filter(({ text, after }) => after !== text),
  );
  for (const [name, next] of ownFiles(texts, file, slug)) {
    changed.set(next, (changed.get(name) ?? texts.get(name)) as string);
    changed.set(name, null);
  }
  for (const [was, is] of movedAddresses(texts, file, slug)) redirect(texts, changed, was, is);
  return changed;
}

/**
 * Removes an entry with its files, its mentions in lists and its menu entry. Other links to the entry stay and fail the content check.
 * @param to address that its own leads to from then on; by default, the page above
 */
export function removeEntry(texts: Texts, file: string, to?: string): Changed {
  const { folder, slug, path: from } = entryOf(file);
  const remaining = new Map([...texts].filter(([name]) => !ownFiles(texts, file, slug).some(([own]) => own === name)));
  const references = stringsIn(remaining).filter((found) => {
    const isListed = typeof found.path.at(-1) === 'number';
    return isListed && found.text === slug && referredFolder(found) === folder;
  });
  const menuLinks = from
    ? stringsIn(remaining).filter(({ file: name, path, text }) => name === 'navigation.yaml' && text === from && path.at(-1) === 'href')
    : [];
  const changed = replaceAll(
    texts,
    [...references, ...menuLinks.map((link) => ({ ...link, path: link.path.slice(0, -1) }))].map((place) => ({
      ...place,
      after: undefined,
    })),
  );
  for (const [name] of ownFiles(texts, file, slug)) changed.set(name, null);
  const above = from?.slice(0, from.lastIndexOf('/'));
  for (const [was] of addressesOf(texts, file, slug)) redirect(texts, changed, was, (was === from && (to ?? above)) || '/resources');
  return changed;
}

function entryOf(file: string) {
  const [, folder = '', slug = ''] = /^(.+)\/([^/]+)\.yaml$/.exec(file) ?? [];
  return { folder, slug, path: addressOf(folder, slug) };
}

const addressOf = (folder: string, slug: string) =>
  pages.some((page) => 'folder' in page && page.folder === folder) ? pathOf(folder as PageFolder, slug) : undefined;

/** Folders of entries that have a document. */
const offered = ['case-studies', 'resources'];

/** Lists the files that belong to an entry, with their names under another slug. */
function ownFiles(files: Files, file: string, slug: string): [name: string, next: string][] {
  const { folder, slug: old } = entryOf(file);
  const names: [string, string][] = [[file, `${folder}/${slug}.yaml`]];
  if (offered.includes(folder)) names.push([`documents/${old}.yaml`, `documents/${slug}.yaml`]);
  const answersAt = (path: string) => `answers${path.replaceAll('/', '-').replace('-', '/')}.yaml`;
  for (const [path, next] of addressesOf(files, file, slug))
    names.push([`training/lines${path}.yaml`, `training/lines${next}.yaml`], [answersAt(path), answersAt(next)]);
  return names.filter(([name]) => files.has(name));
}

/** Lists an entry's addresses with those under another slug: its page, its document's page, and its PDF. */
export function addressesOf(files: Files, file: string, slug: string): [was: string, is: string][] {
  const { folder, slug: old } = entryOf(file);
  const isOffered = offered.includes(folder);
  const isWritten = isOffered && files.has(`documents/${old}.yaml`);
  const entry = files.get(file);
  const hasPdf = isWritten || (isOffered && valueAt(typeof entry === 'string' ? parseWords(file, entry) : entry, ['pdf']) !== undefined);
  const under = (name: string) => [addressOf(folder, name), isWritten && pathOf('documents', name), hasPdf && `/documents/${name}.pdf`];
  const next = under(slug);
  return under(old).flatMap((was, index): [string, string][] => (was ? [[was, next[index] as string]] : []));
}

/** case-studies/activegear.yaml → activegear */
export const slugOf = (file: string) => file.replace(/^.*\/|\.yaml$/g, '');

/** Replaces a link's address, or those of Markdown links, by another. */
function relinked(text: string, from: string, to: string): string {
  if (text === from || text.startsWith(`${from}#`)) return to + text.slice(from.length);
  return text.replaceAll(`](${from})`, `](${to})`).replaceAll(`](${from}#`, `](${to}#`);
}

/** Adds a redirect. Former redirects to `from` then lead to `to`. */
function redirect(texts: Texts, changed: Changed, from: string, to: string): void {
  const file = 'redirects.yaml';
  const text = changed.get(file) ?? texts.get(file) ?? 'moved: []\n';
  const { moved } = parseWords(file, text) as { moved: { from: string; to: string }[] };
  const updated = moved.filter((row) => row.from !== to).map((row) => (row.to === from ? { ...row, to } : row));
  changed.set(file, setValue(file, text, ['moved'], [...updated.filter((row) => row.from !== from), { from, to }]));
}
