import { type PageFolder, pages, pathOf } from '../pages.ts';
import { type FieldPlace, type Path, referredFolder, valueAt } from '../walk.ts';
import { parseWords, setValue } from './write.ts';

/** Texts of content files, by path. */
export type Texts = ReadonlyMap<string, string>;
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
  for (const { file, path, after } of ordered)
    changed.set(file, setValue(file, (changed.get(file) ?? texts.get(file)) as string, path, after));
  return changed;
}

/** Changes an entry's slug: updates links and references, renames the entry's files, and redirects the old addresses. */
export function renameEntry(texts: Texts, file: string, slug: string): Changed {
  const { folder, slug: old } = entryOf(file);
  // The address of a resource's PDF is one of its words, which stays.
  const addresses = addressesOf(texts, file, slug).filter(([was]) => folder !== 'resources' || !was.endsWith('.pdf'));
  // Answers may be about a document that has no page now, because the owner's own PDF takes its place.
  const documents: [string, string][] = offered.includes(folder) ? [[pathOf('documents', old), pathOf('documents', slug)]] : [];
  const links = [...addresses, ...documents, [`/resources#${old}`, `/resources#${slug}`] as const];
  const refersToEntry = (found: Found) => found.text === old && referredFolder(found) === folder;
  const ownFigures = folder === 'case-studies' ? [`${old}-return`, `${old}-months`] : [];
  const refersToFigure = (found: Found) => ownFigures.includes(found.text) && referredFolder(found) === 'agreed-figures';
  const places = stringsIn(texts).flatMap((found) => {
    const linked = links.reduce((text, [from, to]) => relinked(text, from, to), found.text);
    const after = refersToEntry(found) ? slug : refersToFigure(found) ? found.text.replace(old, slug) : linked;
    return after === found.text ? [] : [{ ...found, after }];
  });
  const changed = replaceAll(texts, places);
  for (const [name, next] of ownFiles(texts, file, slug)) {
    changed.set(next, (changed.get(name) ?? texts.get(name)) as string);
    changed.set(name, null);
  }
  for (const [was, is] of addresses) redirect(texts, changed, was, is);
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
function ownFiles(texts: Texts, file: string, slug: string): [name: string, next: string][] {
  const { folder, slug: old } = entryOf(file);
  const names: [string, string][] = [[file, `${folder}/${slug}.yaml`]];
  if (offered.includes(folder)) names.push([`documents/${old}.yaml`, `documents/${slug}.yaml`]);
  const answersAt = (path: string) => `answers${path.replaceAll('/', '-').replace('-', '/')}.yaml`;
  for (const [path, next] of addressesOf(texts, file, slug))
    names.push([`training/lines${path}.yaml`, `training/lines${next}.yaml`], [answersAt(path), answersAt(next)]);
  return names.filter(([name]) => texts.has(name));
}

/** Lists an entry's addresses with those under another slug: its page, its document's page, and its PDF. */
export function addressesOf(texts: Texts, file: string, slug: string): [was: string, is: string][] {
  const { folder, slug: old } = entryOf(file);
  const isOffered = offered.includes(folder);
  const isWritten = isOffered && texts.has(`documents/${old}.yaml`);
  const hasPdf = isWritten || (isOffered && valueAt(parseWords(file, texts.get(file) ?? ''), ['pdf']) !== undefined);
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
