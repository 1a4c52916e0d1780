import type { FastifyBaseLogger } from 'fastify';
import { buildPrompt, type Prompt } from '../../shared/api/chat.ts';
import { DAY } from '../../shared/format/days.ts';
import { type AnswerSource, counters } from '../counters/counters.ts';
import type { QuestionStore } from '../questions/question-store.ts';
import { ApiError } from './api-error.ts';
import type { AskModel, ModelAnswer } from './ask-model.ts';
import type { Reply } from './builtin/answerer.ts';
import type { ChatBudget } from './chat-budget.ts';
import { objectionTo } from './check-answer.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { cleanAnswer } from './clean-answer.ts';
import type { Knowledge } from './knowledge.ts';
import type { ModelFailure } from './model-failure.ts';
import { modelInstructions, type Passage } from './model-instructions.ts';

/** Calls to the model at once, so that one that hangs holds few visitors and little memory. */
const mostAtOnce = 20;
/** How a model says that the site does not have it; its instructions ask for these words. */
const notFound = /\bI (?:did not|didn['’]t|could not|couldn['’]t) find\b/i;

/** A model that answers before the site's own words do. */
export interface ModelSource {
  ask: AskModel;
  budget: Pick<ChatBudget, 'take'>;
  /** Whether the site's own words answer where it fails. */
  fallback: boolean;
  /** The site's pages. */
  pages: readonly Passage[];
  /** Room for what it is told of the site, in tokens. */
  contextTokens: number;
  now?: () => number;
}

/** Where answers come from. */
export interface Sources {
  knowledge: () => Promise<Knowledge>;
  /** Undefined: builtin answers everything. */
  model: ModelSource | undefined;
  unanswered: Pick<QuestionStore, 'note'>;
  /** The agency's name. */
  agency: string;
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

/** What became of a question to the model. */
type Attempt = { source: AnswerSource; reply?: Reply; error?: ApiError };

/** Answers from the model where there is one, it can be afforded and keeps to the pages; otherwise from the site's own words. */
export function answerQuestion({ knowledge: open, model, unanswered, agency, siteUrl }: Sources): AnswerQuestion {
  const breaker = new CircuitBreaker<ApiError>(model?.now);
  let underWay = 0;
  /** What the model is told, once the knowledge is open. */
  let told: { passages: readonly Passage[]; instructions: (prompt: Prompt) => string } | undefined;

  return async (prompt, asking) => {
    const knowledge = await open();
    const { question, history } = prompt;
    const first = model && knowledge.first(question);
    const attempt: Attempt = model && !first ? await fromModel(model, knowledge, prompt, asking) : { source: 'builtin' };
    // Who has left was answered by nobody.
    if (!asking.signal.aborted) counters.answers.add(attempt.source);
    if (attempt.error && !model?.fallback) throw attempt.error;
    const reply = attempt.reply ?? first ?? knowledge.answer(question, history);
    if (!reply.answered) unanswered.note(question);
    return reply;
  };

  async function fromModel(model: ModelSource, knowledge: Knowledge, prompt: Prompt, asking: Asking): Promise<Attempt> {
    if (underWay >= mostAtOnce)
      return { source: 'failed', error: new ApiError(429, 'Too many questions are being answered. Try again in a minute.', 60) };
    const paused = breaker.refusal();
    if (paused) return { source: 'failed', error: paused };
    underWay += 1;
    try {
      const refusal = await refusalByBudget(model.budget, asking);
      if (refusal) return { source: refusal.statusCode === 429 ? 'spent' : 'failed', error: refusal };
      told ??= read(model, knowledge);
      const answer = await model.ask(buildPrompt(prompt.question, prompt.history), told.instructions(prompt), asking.signal);
      breaker.succeeded();
      const reply = judge(answer, told.passages, knowledge, prompt, asking);
      return reply ? { source: 'model', reply } : { source: 'unused' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!asking.signal.aborted) {
        breaker.failed(error);
        asking.log.warn({ status: error.statusCode, detail: (error as ModelFailure).detail }, 'the model did not answer');
      }
      return { source: 'failed', error };
    } finally {
      underWay -= 1;
    }
  }

  function read({ pages, contextTokens }: ModelSource, knowledge: Knowledge) {
    const passages = [...pages, ...knowledge.extra()];
    const matching = ({ question, history }: Prompt) => knowledge.matching(question, history);
    return { passages, instructions: modelInstructions(agency, passages, contextTokens, matching) };
  }

  /** @returns undefined for an answer that must not be shown */
  function judge(said: ModelAnswer, passages: readonly Passage[], knowledge: Knowledge, { question, history }: Prompt, { log }: Asking) {
    const answer = cleanAnswer(said.text, { paths: knowledge.paths, url: siteUrl }, said.isCut);
    const objection = objectionTo(answer, passages, question);
    // Its words are not logged: they can be what the visitor wrote about themselves.
    if (objection) return void log.warn(`the model's answer ${objection} and is not used`);
    const answered = !notFound.test(answer.text);
    // What the model does not find gets the same questions to choose from as without it.
    const { choices = [] } = answered ? {} : knowledge.answer(question, history);
    return { text: answer.text, answered, ...(choices.length > 0 && { choices }) };
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
