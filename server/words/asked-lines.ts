import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import type { Content } from '../../content/content.ts';
import { setValue } from '../../content/edit/write.ts';
import { answersOf } from '../../shared/assistant/answers-of.ts';

/** A file of training/lines/ with its text, and the text that is published. */
interface LineFile {
  file: string;
  text: string;
  published?: string | undefined;
}

/**
 * Keeps visitors' questions with their answers: an answer's key is its entry's title, and a build refuses questions without an
 * answer. Questions of a retitled entry get its new key. Those of a removed entry are removed, and restored with the entry until
 * that is published.
 * @returns the files that change; null removes a file that became empty
 */
export function followAnswers(before: Content, after: Content, lineFiles: readonly LineFile[]): Map<string, string | null> {
  const [old, now] = [idsOf(before), idsOf(after)];
  const changed = new Map<string, string | null>();
  for (const { file, text, published } of lineFiles) {
    const page = pageOf(file);
    const [oldIds, newIds] = [old.get(page) ?? [], now.get(page) ?? []];
    const lines = readLines(text);
    let next = text;
    let left = Object.keys(lines).length;
    // Removed pages have no ids, and small talk belongs to no page.
    for (const key of page === 'conversation' || after.hidden.includes(page) ? [] : Object.keys(lines)) {
      if (newIds.includes(key) || (!oldIds.includes(key) && newIds.length > 0)) continue;
      const renamed = newNameOf(key, oldIds, newIds);
      if (renamed && !(renamed in lines)) next = renameKey(next, key, renamed);
      else {
        next = setValue(file, next, [key], undefined);
        left -= 1;
      }
    }
    const restored = Object.entries(readLines(published)).filter(
      ([key]) => newIds.includes(key) && !oldIds.includes(key) && !(key in lines),
    );
    for (const [key, asked] of restored) next = setValue(file, next, [key], asked);
    left += restored.length;
    // Restored lines go to the end of the file; with nothing else changed, they go back where they were.
    if (published && restored.length > 0 && isDeepStrictEqual(readLines(next), readLines(published))) next = published;
    if (next !== text) changed.set(file, left === 0 ? null : next);
  }
  return changed;
}

const readLines = (text = '') => (load(text) ?? {}) as Record<string, string[]>;

/** Keys stand at the beginning of a line and consist of words, hyphens and slashes. */
const renameKey = (text: string, key: string, renamed: string) => text.replace(new RegExp(`^${RegExp.escape(key)}(?=:\\s)`, 'm'), renamed);

/** Finds an answer's new key: the one at the same place on the page, or the only new one. */
function newNameOf(key: string, old: readonly string[], now: readonly string[]): string | undefined {
  const group = (id: string) => id.slice(0, id.lastIndexOf('/') + 1);
  const [lost, come] = [old.filter((id) => !now.includes(id)), now.filter((id) => !old.includes(id))].map((ids) =>
    ids.filter((id) => group(id) === group(key)),
  ) as [string[], string[]];
  return lost.length === come.length ? come[lost.indexOf(key)] : undefined;
}

/** Lists the keys of all answers by page. */
function idsOf(content: Content): Map<string, string[]> {
  const ids = answersOf(content, [], () => []).map(({ id }) => id.split('#') as [string, string]);
  return new Map([...Map.groupBy(ids, ([page]) => page)].map(([page, keys]) => [page, keys.map(([, key]) => key)]));
}

/** training/lines/services/analytics.yaml → /services/analytics */
function pageOf(file: string): string {
  const name = file.replace(/^training\/lines\//, '').replace(/\.yaml$/, '');
  return name === 'home' ? '/' : name === 'conversation' ? name : `/${name}`;
}
