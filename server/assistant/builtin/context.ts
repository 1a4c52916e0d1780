import type { Turn } from '../../../wire/chat.ts';
import type { Subject } from '../knowledge/subjects.ts';
import type { Question, Understanding } from './understand.ts';

/** What a conversation was about before the question. */
export interface Context {
  subjects: readonly Subject[];
  /** The visitor's last question. */
  last: Question | undefined;
  /** Our last answer. */
  answer: string;
}

/** Reads a conversation's last messages. Only what they are about is taken from them, never what they say. */
export function contextOf(history: readonly Turn[], understanding: Understanding, byPath: ReadonlyMap<string, Subject>): Context {
  const question = history.findLast(({ isBot }) => !isBot)?.text;
  const answer = history.findLast(({ isBot }) => isBot)?.text ?? '';
  const last = question === undefined ? undefined : understanding.read(question);
  if (last && last.subjects.length > 0) return { last, answer, subjects: last.subjects };
  const linked = [...answer.matchAll(/\]\((\/[^)\s]*)\)/g)].flatMap(([, path]) => byPath.get(path as string) ?? []);
  const named = understanding
    .read(answer.replace(/\]\([^)]*\)/g, ' '))
    .subjects.filter(({ kind }) => kind === 'client' || kind === 'office' || kind === 'person');
  // A page of one subject says it best; people and offices share a page, so their names do.
  const subjects = linked.length > 0 ? linked.slice(0, 1) : named.slice(0, 1);
  if (subjects.length > 0) return { last, answer, subjects };
  const earlier = history
    .filter(({ isBot }) => !isBot)
    .toReversed()
    .flatMap(({ text }) => understanding.read(text).subjects);
  return { last, answer, subjects: earlier.slice(0, 1) };
}
