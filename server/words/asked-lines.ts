import { load } from 'js-yaml';
import type { Content } from '../../content/content.ts';
import type { Mistake } from '../../content/edit/check.ts';
import { setValue } from '../../content/edit/write.ts';
import type { Path } from '../../content/walk.ts';
import { answersOf } from '../../shared/assistant/answers-of.ts';
import { putAside } from '../../training/load.ts';
import { lines } from '../../training/schema.ts';

/** A file of training/lines/ with its text. */
interface LineFile {
  file: string;
  text: string;
}

/**
 * Keeps visitors' questions with their answers: an answer's key is its entry's title, and a build refuses questions without an
 * answer. Questions of a retitled entry get its new key, and questions of a removed entry are removed until it is brought back. Questions
 * of a hidden entry get a key that the build ignores until the entry is shown again.
 * @param hides whether the change hides entries instead of removing them
 * @param published returns a file's published questions
 * @returns the files that change; null removes a file that became empty
 */
export function followAnswers(
  before: Content,
  after: Content,
  lineFiles: readonly LineFile[],
  hides: boolean,
  published: (file: string) => unknown,
): Map<string, string | null> {
  const [keysBefore, keysAfter] = [keysByPage(before), keysByPage(after)];
  const changed = new Map<string, string | null>();
  for (const { file, text } of lineFiles) {
    const page = pageOf(file);
    const [oldKeys, newKeys] = [keysBefore.get(page) ?? [], keysAfter.get(page) ?? []];
    const asked = readLines(text);
    let newText = text;
    let keysLeft = Object.keys(asked).length;
    // Removed pages have no keys, and small talk belongs to no page.
    for (const key of page === 'conversation' || after.hidden.includes(page) ? [] : Object.keys(asked)) {
      const shownKey = key.startsWith(putAside) ? key.slice(putAside.length) : undefined;
      if (shownKey !== undefined) {
        if (newKeys.includes(shownKey) && !(shownKey in asked)) newText = renameKey(newText, key, shownKey);
        continue;
      }
      if (newKeys.includes(key) || (!oldKeys.includes(key) && newKeys.length > 0)) continue;
      const renamed = hides ? putAside + key : newKeyOf(key, oldKeys, newKeys);
      if (renamed && !(renamed in asked)) newText = renameKey(newText, key, renamed);
      else {
        newText = setValue(file, newText, [key], undefined);
        keysLeft -= 1;
      }
    }
    const former = (published(file) ?? {}) as Record<string, string[]>;
    for (const key of newKeys.filter((each) => each in former && !(each in asked) && !oldKeys.includes(each)))
      if (!Object.hasOwn(readLines(newText), key)) newText = setValue(file, newText, [key], former[key]);
    if (newText !== text) changed.set(file, keysLeft === 0 ? null : newText);
  }
  return changed;
}

/** Returns whether questions belong to no answer any more, so that they went with it. */
export const isWithoutAnswer = (content: Content, file: string, key: string): boolean =>
  !keysByPage(content).get(pageOf(file))?.includes(key);

/** Lists what a build would refuse of changed questions. @param textOf returns a file's text before */
export function questionMistakes(
  content: Content,
  lineFiles: readonly LineFile[],
  textOf: (file: string) => string | undefined,
): Mistake[] {
  const keys = keysByPage(content);
  return lineFiles.flatMap(({ file, text }): Mistake[] => {
    const [page, before] = [pageOf(file), textOf(file)];
    if (text === before) return [];
    const { data: asked, error } = lines.safeParse(load(text));
    if (!asked) return error.issues.map(({ path, message }) => ({ file, path: path as Path, message }));
    if (page === 'conversation' || content.hidden.includes(page)) return [];
    const known = [...Object.keys(readLines(before)), ...(keys.get(page) ?? [])];
    const lost = Object.keys(asked).filter((key) => !key.startsWith(putAside) && !known.includes(key));
    return lost.map((key) => ({ file, path: [key], message: 'has no answer', fix: 'Bring the answer back first.' }));
  });
}

/** Lists the mistake of a reply that is missing, or is in a language whose words the assistant does not know. @param words of training/ */
export function languageMistakes({ assistant }: Content, words: unknown): Mistake[] {
  const known = (words as { languages: { name: string }[] } | undefined)?.languages.map(({ name }) => name) ?? [];
  const replies = new Set(assistant.languages?.map(({ name }) => name));
  if (known.length === 0 || replies.symmetricDifference(new Set(known)).size === 0) return [];
  const fix = `Keep one for each: ${known.join(', ')}.`;
  return [
    { file: 'assistant/languages.yaml', path: ['languages'], message: 'is not one reply for each language that the assistant knows', fix },
  ];
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

/** Keys of all answers by page. A save reads those of the content before and after it. */
const known = new WeakMap<Content, Map<string, string[]>>();

/** Lists the keys of all answers by page. */
function keysByPage(content: Content): Map<string, string[]> {
  const found = known.get(content);
  if (found) return found;
  const ids = answersOf(content, [], () => []).map(({ id }) => id.split('#') as [string, string]);
  const keys = new Map([...Map.groupBy(ids, ([page]) => page)].map(([page, all]) => [page, all.map(([, key]) => key)]));
  known.set(content, keys);
  return keys;
}

/** training/lines/services/analytics.yaml → /services/analytics */
function pageOf(file: string): string {
  const name = file.replace(/^training\/lines\//, '').replace(/\.yaml$/, '');
  if (name === 'conversation') return name;
  return name === 'home' ? '/' : `/${name}`;
}
