import type { FastifyBaseLogger } from 'fastify';
import { DAY } from '../../format/days.ts';
import type { Prompt } from '../../wire/chat.ts';
import { counters } from '../counters/counters.ts';
import type { QuestionStore } from '../questions/question-store.ts';
import { ApiError } from './api-error.ts';
import type { AskModel } from './ask-model.ts';
import type { Reply } from './builtin/answerer.ts';
import type { ChatBudget } from './chat-budget.ts';
import { cleanAnswer } from './clean-answer.ts';
import type { Fact, Knowledge } from './knowledge.ts';
import type { ModelFailure } from './model-failure.ts';
import { unfoundedClaim } from './unfounded-claim.ts';

/** Calls to the model at once, so that one that hangs holds few visitors and little memory. */
const mostAtOnce = 20;
/** A link here means that the answer is not on the site. */
const CONTACT = '/contact';

/** Where answers come from. */
export interface Sources {
  knowledge: () => Promise<Knowledge>;
  /** Undefined: builtin answers everything. */
  model: { ask: AskModel; budget: Pick<ChatBudget, 'take'>; fallback: boolean } | undefined;
  unanswered: Pick<QuestionStore, 'note'>;
  siteUrl: string;
}

/** Who asks, and until when it matters. */
interface Asking {
  /** The visitor's address. */
  visitor: string;
  /** Aborted when the visitor has gone, or the server closes. */
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Answers a question. @throws ApiError only where the model's errors are to be passed on (CHAT_FALLBACK=off) */
export type AnswerQuestion = (prompt: Prompt, asking: Asking) => Promise<Reply>;

/** Answers from the model where there is one, it can be afforded and keeps to the passages; otherwise from the site's own words. */
export function answerQuestion({ knowledge: open, model, unanswered, siteUrl }: Sources): AnswerQuestion {
  let underWay = 0;

  return async (prompt, asking) => {
    const knowledge = await open();
    const byModel = model && (await modelReply(model, knowledge, prompt, asking));
    counters.answers.add(byModel ? 'model' : model ? 'fallback' : 'builtin');
    const reply = byModel ?? knowledge.answer(prompt.question, prompt.history);
    if (!reply.answered) unanswered.note(prompt.question);
    return reply;
  };

  /** @returns undefined where builtin is to answer */
  async function modelReply({ ask, budget, fallback }: NonNullable<typeof model>, knowledge: Knowledge, prompt: Prompt, asking: Asking) {
    const facts = knowledge.facts(prompt.question, prompt.history);
    const passOn = (refusal: ApiError) => {
      if (!fallback) throw refusal;
      return undefined;
    };
    if (underWay >= mostAtOnce) return passOn(new ApiError(429, 'Too many questions are being answered. Try again in a minute.', 60));
    underWay += 1;
    try {
      const refusal = await refusalByBudget(budget, asking);
      if (refusal) return passOn(refusal);
      return judge(await ask(prompt, facts, asking.signal), facts, knowledge, prompt, asking);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { statusCode: status, detail } = error as ModelFailure;
      if (detail && !asking.signal.aborted) asking.log.warn({ status, detail }, 'the model did not answer');
      return passOn(error);
    } finally {
      underWay -= 1;
    }
  }

  /** A model that speaks without a source, or with a figure of its own, has not answered. */
  function judge(
    raw: string,
    facts: readonly Fact[],
    knowledge: Knowledge,
    { question, history }: Prompt,
    { log }: Asking,
  ): Reply | undefined {
    const { text, sources } = cleanAnswer(raw, { paths: knowledge.paths, url: siteUrl });
    // Not logged: it can be what the visitor wrote about themselves.
    if (unfoundedClaim(text, facts) !== undefined) log.warn("the model's answer has a figure or an address of its own and is not used");
    else if (sources.length === 0) log.warn("the model's answer names no source and is not used");
    else {
      const answered = sources.some((source) => source !== CONTACT);
      // What the model does not find gets the same questions to choose from as without it.
      const { choices = [] } = answered ? {} : knowledge.answer(question, history);
      return { text, answered, ...(choices.length > 0 && { choices }) };
    }
    return undefined;
  }
}

/** @returns why the model must not be asked; undefined if it may be */
async function refusalByBudget(budget: Pick<ChatBudget, 'take'>, { visitor, log }: Asking): Promise<ApiError | undefined> {
  try {
    const permit = await budget.take(visitor);
    return permit === 'granted' ? undefined : new ApiError(429, "Today's questions are used up. Try again tomorrow.", secondsOfToday());
  } catch (err) {
    // Nobody can say what was spent: nothing more is.
    log.error({ err }, "the assistant's budget cannot be read; the model is not asked");
    return new ApiError(503, 'The model is not available now.');
  }
}

/** Seconds until the next UTC day. */
function secondsOfToday(now = Date.now()): number {
  return Math.ceil((DAY - (now % DAY)) / 1000);
}
