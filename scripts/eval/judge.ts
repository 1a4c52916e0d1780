import type { Reply } from '../../server/assistant/builtin/answerer.ts';
import { noContext } from '../../server/assistant/builtin/context.ts';
import type { Knowledge } from '../../server/assistant/knowledge.ts';
import { readAnswer } from '../../shared/api/chat.ts';
import { saysWhatIsWanted, type TestQuestion } from './question-set.ts';

/**
 * Outcomes of a question: `right`; `offered`, right among the choices; `not found`, although the site has an answer; `wrong`.
 */
export const outcomes = ['right', 'offered', 'not found', 'wrong'] as const;
export type EvalOutcome = (typeof outcomes)[number];

/** Result of one question. */
export interface Verdict {
  question: TestQuestion;
  reply: Reply;
  outcome: EvalOutcome;
}

/** Input of judging: the assistant, and the reply texts by which a declined message is recognised. */
export interface Judge {
  knowledge: Knowledge;
  replies: Readonly<Record<'abuse' | 'foreign' | 'secret' | 'personal' | 'harm', string>>;
}

/** Phrases of answers that state a known gap. */
const statesGap = /\b(publish no|list no|name no|names no|are named here|not named|not listed|did not find)\b/i;

/** Asks a question after the earlier questions of its conversation, and judges the answer. */
export function judge(question: TestQuestion, { knowledge, replies }: Judge): Verdict {
  const context = question.after.reduce((context, before) => knowledge.answer(before, [], context).context, noContext);
  const reply = knowledge.answer(question.ask, [], context);
  return { question, reply, outcome: outcomeOf(question, reply, { knowledge, replies }) };
}

function outcomeOf(question: TestQuestion, reply: Reply, { knowledge, replies }: Judge): EvalOutcome {
  const { text } = reply;
  const isDeclined = [replies.abuse, replies.foreign, replies.secret, replies.personal, replies.harm].includes(text);
  if (question.declined) return isDeclined || !reply.answered || statesGap.test(text) ? 'right' : 'wrong';
  const isRight = (answer: string) => {
    const links = readAnswer(answer, (path) => knowledge.paths.has(path)).flatMap((piece) =>
      typeof piece === 'string' ? [] : [piece.href.split('#')[0] as string],
    );
    return saysWhatIsWanted(question, answer) && (question.sources.length === 0 || links.some((href) => question.sources.includes(href)));
  };
  // A written answer may state a known gap.
  if (question.notFound) return !reply.answered || statesGap.test(text) || (question.say.length > 0 && isRight(text)) ? 'right' : 'wrong';
  if (isDeclined) return 'wrong';
  if (reply.answered && isRight(text)) return 'right';
  if (reply.answered) return 'wrong';
  return (reply.choices ?? []).some((choice) => isRight(knowledge.answer(choice, []).text)) ? 'offered' : 'not found';
}
