import type { Content } from '../content/load.ts';
import { readAnswer, type Turn } from '../wire/chat.ts';
import type { TestQuestion } from './question-set.ts';

/** An answer as a visitor gets it. */
interface Answer {
  text: string;
  answered: boolean;
  choices?: readonly string[];
}

/** Asks the assistant. */
export type Ask = (question: string, history: readonly Turn[]) => Promise<Answer> | Answer;

/** Right at once, however it is told; right among the choices; "not found", or told something else with a doubt, of what the site says; wrong. */
export const outcomes = ['right', 'offered', 'not found', 'wrong'] as const;
export type Outcome = (typeof outcomes)[number];

/** How an answer is told: as what was asked, with the doubt whether it is that, as what is nearest to it, or not at all. */
export type Told = 'plainly' | 'in doubt' | 'as the nearest' | 'not';

/** What became of one question. */
export interface Verdict {
  question: TestQuestion;
  answer: Answer;
  told: Told;
  outcome: Outcome;
}

/** What answers are judged by. */
export interface Judge {
  ask: Ask;
  /** Whether a path is a page of the site. */
  isOwnPath: (path: string) => boolean;
  replies: Content['assistant']['replies'];
}

/** Words by which a known gap is told: the site does not say it, and says so. */
const tellsGap = /\b(publish no|list no|name no|names no|are named here|not named|not listed|did not find)\b/i;

/** Asks a question after those that come before it, each with the conversation so far, and tells what became of it. */
export async function judge(question: TestQuestion, by: Judge): Promise<Verdict> {
  const history: Turn[] = [];
  for (const before of question.after) {
    history.push({ isBot: false, text: before });
    history.push({ isBot: true, text: (await by.ask(before, history.slice(0, -1))).text });
  }
  const answer = await by.ask(question.ask, history);
  const { told, text } = heard(answer, by.replies);
  return { question, answer, told, outcome: await outcomeOf(question, { ...answer, text }, told, by) };
}

/** How an answer is told, and it without the words that say so and the questions that these name. */
export function heard({ text, answered }: Answer, { unsure, nearest }: Judge['replies']): { told: Told; text: string } {
  const leadOf = (reply: string) => {
    const [lead = '', between = ''] = reply.split(/\{question\}|\{answer\}/);
    return new RegExp(`${lead}[^"]*${between}`, 'g');
  };
  const isTold = (reply: string) => leadOf(reply).test(text);
  const told = isTold(nearest) ? 'as the nearest' : isTold(unsure) ? 'in doubt' : answered ? 'plainly' : 'not';
  return { told, text: text.replace(leadOf(nearest), '').replace(leadOf(unsure), '') };
}

async function outcomeOf(question: TestQuestion, answer: Answer, told: Told, { ask, isOwnPath, replies }: Judge): Promise<Outcome> {
  const isDeclined = [replies.abuse, replies.foreign, replies.secret, replies.personal, replies.harm].includes(answer.text);
  if (question.declined) return isDeclined || !answer.answered || tellsGap.test(answer.text) ? 'right' : 'wrong';
  const isRight = ({ text }: Answer) => {
    const links = readAnswer(text, isOwnPath).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.href.split('#')[0]]));
    const { sources } = question;
    return (
      question.say.every((pattern) => new RegExp(pattern, 'i').test(text)) &&
      !question.not.some((pattern) => new RegExp(pattern, 'i').test(text)) &&
      (sources === undefined || sources.length === 0 || links.some((href) => sources.includes(href as string)))
    );
  };
  // That the site does not say it may be told in words of its own.
  const isGap = () => !answer.answered || tellsGap.test(answer.text) || (question.say.length > 0 && isRight(answer));
  if (question.notFound) return isGap() ? 'right' : 'wrong';
  if (isDeclined) return 'wrong';
  if (told !== 'not' && isRight(answer)) return 'right';
  if (told === 'plainly') return 'wrong';
  for (const choice of answer.choices ?? []) if (isRight(await ask(choice, []))) return 'offered';
  return 'not found';
}
