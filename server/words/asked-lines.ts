import { load } from 'js-yaml';
import type { Content } from '../../content/content.ts';
import { setValue } from '../../content/edit/write.ts';
import type { FieldPlace } from '../../content/walk.ts';
import { answersOf } from '../../shared/assistant/answers-of.ts';
import { putAside } from '../../training/load.ts';

/** A file of training/lines/ with its text. */
interface LineFile {
  file: string;
  text: string;
}

/**
 * Keeps visitors' questions with their answers: an answer's key is its entry's title, and a build refuses questions without an
 * answer. Questions of a retitled entry get its new key, and questions of a removed entry are removed. Questions of a hidden entry
 * get a key that the build ignores until the entry is shown again.
 * @param hides whether the change hides entries instead of removing them
 * @returns the files that change; null removes a file that became empty
 */
export function followAnswers(before: Content, after: Content, lineFiles: readonly LineFile[], hides: boolean): Map<string, string | null> {
  const [keysBefore, keysAfter] = [keysByPage(before), keysByPage(after)];
  const changed = new Map<string, string | null>();
  for (const { file, text } of lineFiles) {
    const page = pageOf(file);
    const [oldKeys, newKeys] = [keysBefore.get(page) ?? [], keysAfter.get(page) ?? []];
    const lines = readLines(text);
    let newText = text;
    let keysLeft = Object.keys(lines).length;
    // Removed pages have no keys, and small talk belongs to no page.
    for (const key of page === 'conversation' || after.hidden.includes(page) ? [] : Object.keys(lines)) {
      const shownKey = key.startsWith(putAside) ? key.slice(putAside.length) : undefined;
      if (shownKey !== undefined) {
        if (newKeys.includes(shownKey) && !(shownKey in lines)) newText = renameKey(newText, key, shownKey);
        continue;
      }
      if (newKeys.includes(key) || (!oldKeys.includes(key) && newKeys.length > 0)) continue;
      const renamed = hides ? putAside + key : newKeyOf(key, oldKeys, newKeys);
      if (renamed && !(renamed in lines)) newText = renameKey(newText, key, renamed);
      else {
        newText = setValue(file, newText, [key], undefined);
        keysLeft -= 1;
      }
    }
    if (newText !== text) changed.set(file, keysLeft === 0 ? null : newText);
  }
  return changed;
}

/** Lists the questions that new texts add to answers that do not exist. @param textOf returns a file's text before */
export function lostQuestions(
  content: Content,
  lineFiles: readonly LineFile[],
  textOf: (file: string) => string | undefined,
): FieldPlace[] {
  const keys = keysByPage(content);
  return lineFiles.flatMap(({ file, text }) => {
    const [page, before] = [pageOf(file), textOf(file)];
    if (text === before || page === 'conversation' || content.hidden.includes(page)) return [];
    const known = [...Object.keys(readLines(before)), ...(keys.get(page) ?? [])];
    const lost = Object.keys(readLines(text)).filter((key) => !key.startsWith(putAside) && !known.includes(key));
    return lost.map((key) => ({ file, path: [key] }));
  });
}

const readLines = (text = '') => (load(text) ?? {}) as Record<string, string[]>;

/** Replaces a key. Keys begin a line and consist of words, hyphens and slashes. */
const renameKey = (text: string, key: string, renamed: string) => text.replace(new RegExp(`^${RegExp.escape(key)}(?=:\\s)`, 'm'), renamed);

/** Finds the new key of a retitled answer, by its position among the removed and the added keys of its group. */
function newKeyOf(key: string, oldKeys: readonly string[], newKeys: readonly string[]): string | undefined {
  const group = (id: string) => id.slice(0, id.lastIndexOf('/') + 1);
  const removed = oldKeys.filter((id) => !newKeys.includes(id) && group(id) === group(key));
  const added = newKeys.filter((id) => !oldKeys.includes(id) && group(id) === group(key));
  return removed.length === added.length ? added[removed.indexOf(key)] : undefined;
}

/** Lists the keys of all answers by page. */
function keysByPage(content: Content): Map<string, string[]> {
  const ids = answersOf(content, [], () => []).map(({ id }) => id.split('#') as [string, string]);
  return new Map([...Map.groupBy(ids, ([page]) => page)].map(([page, keys]) => [page, keys.map(([, key]) => key)]));
}

/** training/lines/services/analytics.yaml → /services/analytics */
function pageOf(file: string): string {
  const name = file.replace(/^training\/lines\//, '').replace(/\.yaml$/, '');
  if (name === 'conversation') return name;
  return name === 'home' ? '/' : `/${name}`;
}
