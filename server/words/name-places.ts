import type { Content } from '../../content/content.ts';
import { describeField } from '../../content/edit/field.ts';
import { type FieldPlace, referredFolder, valueAt } from '../../content/edit/place.ts';
import { entryNames, fileName, namesOfPath } from '../../content/edit/plain-name.ts';
import { pages, pathOf } from '../../content/pages.ts';
import type { Draft } from './draft.ts';

type Values = Pick<Draft, 'value' | 'read'>;

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
  return (isEntry ? nameOfEntry(value) : undefined) ?? fileName(file);
}

/**
 * Returns a text as the owner knows it: the name of the page or entry that it refers to, the label of a choice, or itself with the
 * agency's name filled in.
 */
export function shownText(draft: Values, place: FieldPlace, text: string): string {
  const content: Content | undefined = draft.read();
  const folder = /^[a-z0-9-]+$/.test(text) && referredFolder(place);
  if (folder) return nameOfFile(draft, `${folder}/${text}.yaml`);
  if (/^\/[a-z0-9/-]*$/.test(text)) return nameOfPage(draft, text) ?? text;
  const whole = draft.value(place.file) ?? draft.value(place.file, 'base');
  const choice = /^[a-z0-9-]+$/i.test(text) && describeField(place, whole, content)?.choices?.find(({ value }) => value === text);
  return choice ? choice.label : withAgency(draft, text);
}

/** Replaces {agency} by the agency's name. */
export function withAgency(draft: Values, text: string): string {
  const name = valueAt(draft.value('agency.yaml'), ['name']);
  return typeof name === 'string' ? text.replaceAll('{agency}', name) : text;
}

/** Returns the name of the page at an address; undefined if there is none. */
function nameOfPage(draft: Values, address: string): string | undefined {
  const slug = address.slice(address.lastIndexOf('/') + 1);
  const row = pages.find((page) => ('folder' in page && page.folder !== 'news' ? pathOf(page.folder, slug) : page.path) === address);
  if (!row) return undefined;
  return nameOfFile(draft, 'folder' in row ? `${row.folder}/${slug}.yaml` : row.file);
}

/** Names the place of a field, such as "Home: hero, heading". */
export function nameOfPlace(draft: Values, { file, path }: FieldPlace): string {
  const whole = draft.value(file);
  return `${nameOfFile(draft, file)}: ${namesOfPath(path, (entry) => nameOfEntry(valueAt(whole, [...entry]))).join(', ')}`;
}
