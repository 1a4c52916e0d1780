import type { Content } from '../../content/content.ts';
import { countWords } from '../../content/counts.ts';
import { slugOf } from '../../content/edit/entries.ts';
import { describeField } from '../../content/edit/field.ts';
import { fileName, plainName } from '../../content/edit/plain-name.ts';
import { pages, pathOf } from '../../content/pages.ts';
import { type ExampleValues, fillExample } from '../../content/read/fill-example.ts';
import { isHidden } from '../../content/read/hidden.ts';
import { type Route, routes } from '../../content/routes.ts';
import { type ExampleShop, exampleValues } from '../../content/schema/example-shop.ts';
import { type FieldPlace, metaOf, type Path, referredFolder, schemaAt, schemaOf, valueAt, walk } from '../../content/walk.ts';
import { wholeName } from '../../shared/api/picture-crop.ts';
import type { PagesAnswer, PageWords } from '../../shared/api/words.ts';
import { capital } from '../../shared/format/fill.ts';
import type { Draft } from './draft.ts';

type Values = Pick<Draft, 'value' | 'read'>;

/** Fields whose text names an entry, the likeliest first. */
const entryNames = ['name', 'client', 'title', 'question', 'heading', 'label', 'counts', 'what'] as const;
/** Longest beginning of a text that names its entry, in characters. */
const LONGEST_BEGINNING = 48;

/** Returns the name of an entry of a folder or list, as pages show it; undefined if it has none. */
export function nameOfEntry(entry: unknown): string | undefined {
  const fields = (entry ?? {}) as Record<string, unknown>;
  return entryNames.map((name) => fields[name]).find((text) => typeof text === 'string');
}

/** Names a file by its page, such as "Home", or by what it holds. A removed file keeps its name. */
export function nameOfFile(draft: Values, file: string): string {
  const value = draft.value(file) ?? draft.value(file, 'base');
  if (file.startsWith('documents/')) {
    const about = [file.replace('documents/', 'resources/'), file.replace('documents/', 'case-studies/')].map((name) => draft.value(name));
    return `PDF: ${nameOfEntry(about[0] ?? about[1] ?? value) ?? fileName(file)}`;
  }
  const page = pages.find((row) => 'file' in row && row.file === file && !('list' in row));
  if (page && 'name' in page) return page.name;
  const isEntry = file.includes('/') && !/^(?:answers|assistant|training)\//.test(file);
  return capital((isEntry ? nameOfEntry(value) : undefined) ?? fileName(file));
}

/**
 * Names an entry of a list: an answer by its question, others by their name, by how their first text begins, or by what they refer to.
 * @returns undefined for an entry without words
 */
function nameInList(draft: Values, { file, path }: FieldPlace, whole: unknown): string | undefined {
  const entry = valueAt(whole, path);
  const { page, id } = (file.startsWith('answers/') && entry ? entry : {}) as { page?: string; id?: string };
  const asked = page && valueAt(draft.value(`training/lines${page === '/' ? '/home' : page}.yaml`), [`answers/${id}`, 0]);
  const name = nameOfEntry(entry);
  if (name && !asked) return filler(draft)(name);
  const root = schemaOf(file);
  const schema = root && schemaAt(root, path, whole);
  const texts = schema ? [...walk(schema, entry, path)].filter(({ value }) => typeof value === 'string' && value !== '') : [];
  const first = texts.find(({ meta }) => meta.role === 'text' || meta.role === 'markdown') ?? texts[0];
  const text = asked ?? (first && shownText(draft, { file, path: first.path }, String(first.value)));
  if (typeof text !== 'string') return undefined;
  const beginning = text.slice(0, LONGEST_BEGINNING);
  return `“${beginning === text ? text : `${beginning.slice(0, beginning.lastIndexOf(' '))}…`}”`;
}

/**
 * Returns a text as the owner knows it: the name of the page or entry that it refers to, the label of a choice, or itself with the
 * agency's name filled in.
 */
export function shownText(draft: Values, place: FieldPlace, text: string): string {
  const content: Content | undefined = draft.read();
  const folder = /^[a-z0-9-]+$/.test(text) && referredFolder(place);
  if (folder && folder !== 'agreed-figures') return nameOfFile(draft, `${folder}/${text}.yaml`);
  if (/^\/[a-z0-9/-]*$/.test(text)) return nameOfPage(draft, text) ?? text;
  const whole = draft.value(place.file) ?? draft.value(place.file, 'base');
  const upload = /^([a-z0-9-]+?)(?:-[0-9a-f]{8})?\.(?:pdf|jpe?g|png|webp|avif)$/.exec(wholeName(text))?.[1];
  if (upload) return plainName(upload);
  const choice = /^[a-z0-9-]+$/i.test(text) && describeField(place, whole, content)?.choices?.find(({ value }) => value === text);
  return choice ? choice.label : filler(draft)(text);
}

/**
 * Returns a function that fills in what the site fills in: the agency's name, numbers of the example shop, and counts. Other places, which
 * depend on the visitor, become dots.
 */
export function filler(draft: Values): (text: string) => string {
  const content = draft.read();
  let known: { example: ExampleValues; words: ReadonlyMap<string, string> } | undefined;
  return (text) => {
    if (!content || !text.includes('{')) return text;
    known ??= {
      example: exampleValues(draft.value('example-shop.yaml') as ExampleShop),
      words: countWords(content).set('{agency}', content.agency.name),
    };
    const { example, words } = known;
    return String(fillExample(text, example)).replace(/\{[#\w.]+\}/g, (place) => words.get(place) ?? '…');
  };
}

/** Returns the name of the page at an address; undefined if there is none. */
function nameOfPage(draft: Values, address: string): string | undefined {
  const files = filesAt(address);
  const file = files.find((each) => draft.value(each) !== undefined) ?? files[0];
  return file && nameOfFile(draft, file);
}

/** Lists the files that can be the page at an address: documents and news share theirs. */
function filesAt(address: string): string[] {
  const slug = slugOf(address);
  return pages
    .filter((page) => ('folder' in page ? pathOf(page.folder, slug) : page.path) === address)
    .map((page) => ('folder' in page ? `${page.folder}/${slug}.yaml` : page.file));
}

/** Names the place of a field, such as "Home: first screen, heading". */
export function nameOfPlace(draft: Values, place: FieldPlace): string {
  return [nameOfFile(draft, place.file), namesOfPath(draft, place, draft.value(place.file)).join(', ')].filter(Boolean).join(': ');
}

/** Names the steps of a path: "members, Asha Raman, social, LinkedIn". An entry without words is numbered. */
export function namesOfPath(draft: Values, { file, path }: FieldPlace, whole: unknown): string[] {
  const asked = /^training\/lines(\/.+)\.yaml$/.exec(file)?.[1];
  if (asked) {
    const page = nameOfPage(draft, asked === '/home' ? '/' : asked);
    return [page ? `a question about “${page}”` : 'a question as visitors ask it'];
  }
  const root = schemaOf(file);
  const names = path.flatMap((key, index) => {
    const at = path.slice(0, index + 1);
    const schema = root && schemaAt(root, at, whole);
    // The order of a list, or an entry that was removed.
    const isOfList = typeof key === 'string' && Array.isArray(valueAt(whole, path.slice(0, index)));
    if (isOfList || (key === 'items' && index > 0)) return [];
    const label = typeof key === 'string' && schema ? metaOf(schema).title : undefined;
    return [(typeof key === 'number' && nameInList(draft, { file, path: at }, whole)) || (label ?? plainName(key)).toLowerCase()];
  });
  // The only words of an entry name it and what it is in.
  return names.filter((name, index) => !name.startsWith('“') || names.lastIndexOf(name) === index);
}

/** Lists the paths of the hidden entries of a file; the file itself has an empty path. */
function hiddenIn(value: unknown, path: Path = []): Path[] {
  if (isHidden(value)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => hiddenIn(item, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** Lists each page of the draft with its content file, and the files and entries of lists that are hidden. */
export function listPages(content: Content, draft: Pick<Draft, 'value' | 'files' | 'read'>): PagesAnswer {
  const allRoutes = routes(content);
  return {
    pages: allRoutes.map((route) => pageWords(draft, route, allRoutes)),
    hidden: draft
      .files((file) => file.endsWith('.yaml') && !file.startsWith('training/'))
      .flatMap((file) => hiddenIn(draft.value(file)).map((path) => ({ file, path })))
      .map((place) => ({ place, name: nameOfPlace(draft, place) })),
  };
}

function pageWords(draft: Values, { path: address, pattern, name }: Route, allRoutes: readonly Route[]): PageWords {
  const row = pages.find((page) => page.path === pattern) as (typeof pages)[number];
  if ('folder' in row) {
    const slug = slugOf(address);
    const file = filesAt(address).find((each) => draft.value(each) !== undefined) as string;
    // The document of a case study goes and is named with it.
    const isEntry = !file.startsWith('documents/') || !allRoutes.some((route) => route.path === pathOf('case-studies', slug));
    const resource = file.replace(/^documents\//, 'resources/');
    const head = file === resource || draft.value(resource) !== undefined ? { file: resource, path: [] } : { file, path: ['page'] };
    return { address, name, file, path: [], head, isEntry };
  }
  const index = allRoutes.filter((route) => route.pattern === pattern).findIndex((route) => route.path === address);
  const place = { file: row.file, path: 'list' in row ? [row.list, index] : [] };
  return { address, name, ...place, head: place, isEntry: false };
}
