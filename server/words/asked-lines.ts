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
 * Lets visitors' questions follow their answers: an answer is named after its entry's title, and a build refuses questions whose answer is gone.
 * A retitled entry's questions get its new name; those of a hidden one wait under a key of their own; those of a removed one go with it.
 * @param hides whether the change hides something
 * @returns the files that change; null removes one that has nothing left
 */
export function followAnswers(before: Content, after: Content, lineFiles: readonly LineFile[], hides: boolean): Map<string, string | null> {
  const [old, now] = [idsOf(before), idsOf(after)];
  const changed = new Map<string, string | null>();
  for (const { file, text } of lineFiles) {
    const page = pageOf(file);
    const [oldIds, newIds] = [old.get(page) ?? [], now.get(page) ?? []];
    const lines = load(text) as Record<string, string[]>;
    let next = text;
    let left = Object.keys(lines).length;
    // A page that is gone has no ids; those of conversation are of no page.
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

/** Keys stand at the beginning of a line, and are words, hyphens and slashes. */
const renameKey = (text: string, key: string, renamed: string) => text.replace(new RegExp(`^${RegExp.escape(key)}(?=:\\s)`, 'm'), renamed);

/** The answer that took another's place: the one at its place in the page, or the only new one beside it. */
function newNameOf(key: string, old: readonly string[], now: readonly string[]): string | undefined {
  const group = (id: string) => id.slice(0, id.lastIndexOf('/') + 1);
  const [lost, come] = [old.filter((id) => !now.includes(id)), now.filter((id) => !old.includes(id))].map((ids) =>
    ids.filter((id) => group(id) === group(key)),
  ) as [string[], string[]];
  return lost.length === come.length ? come[lost.indexOf(key)] : undefined;
}

/** Keys of everything that can be an answer, by page. */
function idsOf(content: Content): Map<string, string[]> {
  const ids = answersOf(content, [], () => []).map(({ id }) => id.split('#') as [string, string]);
  return new Map([...Map.groupBy(ids, ([page]) => page)].map(([page, keys]) => [page, keys.map(([, key]) => key)]));
}

/** training/lines/services/analytics.yaml → /services/analytics */
function pageOf(file: string): string {
  const name = file.replace(/^training\/lines\//, '').replace(/\.yaml$/, '');
  return name === 'home' ? '/' : name === 'conversation' ? name : `/${name}`;
}
