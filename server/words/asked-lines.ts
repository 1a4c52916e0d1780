import { load } from 'js-yaml';
import type { Content } from '../../content/content.ts';
import { setValue } from '../../content/edit/write.ts';
import { answersOf } from '../../shared/assistant/answers-of.ts';
import { putAside } from '../../training/load.ts';

/** A file of training/lines/ with its text. */
interface LineFile {
  file: string;
  text: string;
}

/**
 * Keeps visitors' questions with their answers: an answer's key is its entry's title, and a build refuses questions without an
 * answer. Questions of a retitled entry get its new key, those of a removed entry are removed, and those of a hidden entry get a
 * key that the build ignores until the entry is shown again.
 * @param hides whether the change hides entries instead of removing them
 * @returns the files that change; null removes a file that became empty
 */
export function followAnswers(before: Content, after: Content, lineFiles: readonly LineFile[], hides: boolean): Map<string, string | null> {
  const [old, now] = [idsOf(before), idsOf(after)];
  const changed = new Map<string, string | null>();
  for (const { file, text } of lineFiles) {
    const page = pageOf(file);
    const [oldIds, newIds] = [old.get(page) ?? [], now.get(page) ?? []];
    const lines = readLines(text);
    let next = text;
    let left = Object.keys(lines).length;
    // Removed pages have no ids, and small talk belongs to no page.
    for (const key of page === 'conversation' || after.hidden.includes(page) ? [] : Object.keys(lines)) {
      const shown = key.startsWith(putAside) ? key.slice(putAside.length) : undefined;
      if (shown !== undefined) {
        if (newIds.includes(shown) && !(shown in lines)) next = renameKey(next, key, shown);
        continue;
      }
      if (newIds.includes(key) || (!oldIds.includes(key) && newIds.length > 0)) continue;
      const renamed = hides ? putAside + key : newNameOf(key, oldIds, newIds);
      if (renamed && !(renamed in lines)) next = renameKey(next, key, renamed);
      else {
        next = setValue(file, next, [key], undefined);
        left -= 1;
      }
    }
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
