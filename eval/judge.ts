import type { Content } from '../content/load.ts';
import { readAnswer, type Turn } from '../wire/chat.ts';
import type { TestQuestion } from './question-set.ts';

/** Asks the assistant. @returns its answer's text */
export type Ask = (question: string, history: readonly Turn[]) => Promise<string> | string;

/** What became of one question. */
export interface Verdict {
  question: TestQuestion;
  answer: string;
  /** What is wrong; empty when all is right. */
  wrong: string[];
  /** The answer, and the source, each by itself. */
  isRight: boolean;
  isSourced: boolean;
}

/** @param isOwnPath whether a path is a page of the site */
export function judge(
  question: TestQuestion,
  answer: string,
  isOwnPath: (path: string) => boolean,
  replies: Content['assistant']['replies'],
): Verdict {
  const links = readAnswer(answer, isOwnPath).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.href]));
  const declined = [replies.refusal, replies.otherLanguage, replies.unknown].some((text) => answer.startsWith(text));
  const wrongWords = [
    ...(declined !== question.declined ? [declined ? 'declined' : 'not declined'] : []),
    ...question.say.filter((pattern) => !new RegExp(pattern, 'i').test(answer)).map((pattern) => `does not say /${pattern}/`),
    ...question.not.filter((pattern) => new RegExp(pattern, 'i').test(answer)).map((pattern) => `says /${pattern}/`),
    ...(sentences(answer) > 4 ? ['is longer than three sentences and its sources'] : []),
  ];
  const wanted = question.declined ? ['/contact'] : question.sources;
  const isSourced = wanted ? wanted.length === 0 || links.some((href) => wanted.includes(href)) : links.length > 0;
  const wrong = [...wrongWords, ...(isSourced ? [] : [`links ${links.join(', ') || 'nothing'}`])];
  return { question, answer, wrong, isRight: wrongWords.length === 0, isSourced };
}

function sentences(answer: string): number {
  return answer.split(/(?<=[.?])["”]?\s+(?=[\p{Lu}])/u).length;
}

/** Asks a question after those that come before it, each with the conversation so far. */
export async function converse({ ask: last, after }: TestQuestion, ask: Ask): Promise<string> {
  const history: Turn[] = [];
  for (const question of after) history.push({ isBot: false, text: question }, { isBot: true, text: await ask(question, history) });
  return ask(last, history);
}
