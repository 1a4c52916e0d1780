import type { Reply } from '../../server/assistant/builtin/answerer.ts';
import type { Knowledge } from '../../server/assistant/knowledge.ts';
import { readAnswer, type Turn } from '../../shared/api/chat.ts';
import { saysWhatIsWanted, type TestQuestion } from './question-set.ts';

/**
 * Right at once (or as the closest match); right among the choices; "not found" or a wrong closest match although the site has an
 * answer; wrong.
 */
export const outcomes = ['right', 'offered', 'not found', 'wrong'] as const;
export type EvalOutcome = (typeof outcomes)[number];

/** Result of one question. */
export interface Verdict {
  question: TestQuestion;
  reply: Reply;
  isClosest: boolean;
  outcome: EvalOutcome;
}

/** What judging needs: the answerer, and the reply texts by which an answer's form is recognised. */
export interface Judge {
  knowledge: Knowledge;
  replies: Readonly<Record<'closest' | 'abuse' | 'foreign' | 'secret' | 'personal' | 'harm', string>>;
}

/** Phrases of answers that state a known gap. */
const tellsGap = /\b(publish no|list no|name no|names no|are named here|not named|not listed|did not find)\b/i;

/** Asks a question after its earlier ones, each with the conversation so far, and judges the answer. */
export function judge(question: TestQuestion, by: Judge): Verdict {
  const history: Turn[] = [];
  for (const before of question.after)
    history.push({ isBot: false, text: before }, { isBot: true, text: by.knowledge.answer(before, history).text });
  const reply = by.knowledge.answer(question.ask, history);
  const isClosest = reply.text.startsWith(by.replies.closest.split('{question}')[0] as string);
  return { question, reply, isClosest, outcome: outcomeOf(question, reply, isClosest, by) };
}

function outcomeOf(question: TestQuestion, reply: Reply, isClosest: boolean, { knowledge, replies }: Judge): EvalOutcome {
  // Ignores the heading of a closest match, which repeats a question.
  const text = isClosest ? reply.text.replace(/^.*?\n/s, '') : reply.text;
  const isDeclined = [replies.abuse, replies.foreign, replies.secret, replies.personal, replies.harm].includes(text);
  if (question.declined) return isDeclined || !reply.answered || tellsGap.test(text) ? 'right' : 'wrong';
  const isRight = (said: string) => {
    const links = readAnswer(said, (path) => knowledge.paths.has(path)).flatMap((piece) =>
      typeof piece === 'string' ? [] : [piece.href.split('#')[0] as string],
    );
    return saysWhatIsWanted(question, said) && (question.sources.length === 0 || links.some((href) => question.sources.includes(href)));
  };
  // A known gap may be stated by an answer of its own.
  if (question.notFound) return !reply.answered || tellsGap.test(text) || (question.say.length > 0 && isRight(text)) ? 'right' : 'wrong';
  if (isDeclined) return 'wrong';
  if ((reply.answered || isClosest) && isRight(text)) return 'right';
  if (reply.answered) return 'wrong';
  return (reply.choices ?? []).some((choice) => isRight(knowledge.answer(choice, []).text)) ? 'offered' : 'not found';
}
