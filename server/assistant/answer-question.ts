import type { FastifyBaseLogger } from 'fastify';
import { buildPrompt, type Prompt } from '../../shared/api/chat.ts';
import { DAY } from '../../shared/format/days.ts';
import { type AnswerSource, counters } from '../counters/counters.ts';
import type { QuestionStore } from '../questions/question-store.ts';
import { ApiError } from './api-error.ts';
import type { AskModel, ModelAnswer } from './ask-model.ts';
import type { Reply } from './builtin/answerer.ts';
import type { ChatBudget } from './chat-budget.ts';
import type { Question } from './chat-request.ts';
import { objectionTo } from './check-answer.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { cleanAnswer } from './clean-answer.ts';
import type { Knowledge } from './knowledge.ts';
import type { ModelFailure } from './model-failure.ts';
import { modelInstructions, type Passage } from './model-instructions.ts';

/** Limit of concurrent calls to the model, so that a hanging model affects few visitors. */
const mostAtOnce = 20;
/** Matches the phrase that the model's instructions ask for if the site lacks the answer. */
const notFound = /\bI (?:did not|didn['’]t|could not|couldn['’]t) find\b/i;

/** The configured model. */
export interface ModelSource {
  ask: AskModel;
  budget: Pick<ChatBudget, 'take'>;
  /** Whether builtin answers if the model fails. */
  fallback: boolean;
  /** Pages of the site for the prompt. */
  pages: readonly Passage[];
  /** Token budget for pages in the prompt. */
  contextTokens: number;
  now?: () => number;
}

/** Dependencies of answering. */
export interface Sources {
  knowledge: () => Promise<Knowledge>;
  /** The model; undefined if builtin answers everything. */
  model: ModelSource | undefined;
  unanswered: Pick<QuestionStore, 'note'>;
  /** Name of the agency. */
  agency: string;
  siteUrl: string;
}

/** Visitor, cancellation and log of one question. */
interface Asking {
  /** IP address of the visitor. */
  visitor: string;
  /** Aborted when the visitor disconnects or the server closes. */
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Answers a question. Throws the model's ApiError if CHAT_FALLBACK is off. */
export type AnswerQuestion = (question: Question, asking: Asking) => Promise<Reply>;

/** Outcome of a call to the model. */
type Attempt = { source: AnswerSource; reply?: Reply; error?: ApiError };

/** Makes a function that answers by the model, within its budget and if its answer passes the checks; otherwise by builtin. */
export function answerQuestion({ knowledge: loadKnowledge, model, unanswered, agency, siteUrl }: Sources): AnswerQuestion {
  const breaker = new CircuitBreaker<ApiError>(model?.now);
  let running = 0;
  /** Prompt passages, once the knowledge is loaded. */
  let prepared: { passages: readonly Passage[]; instructions: (prompt: Prompt) => string } | undefined;

  return async (prompt, asking) => {
    const knowledge = await loadKnowledge();
    const { question, history, context } = prompt;
    const attempt: Attempt =
      model && !knowledge.hasPrecedence(question) ? await fromModel(model, knowledge, prompt, asking) : { source: 'builtin' };
    // Answers to visitors who disconnected are not counted.
    if (!asking.signal.aborted) counters.answers.add(attempt.source);
    if (attempt.error && !model?.fallback) throw attempt.error;
    const reply = attempt.reply ?? knowledge.answer(question, history, context);
    if (!reply.answered) unanswered.note(question);
    return reply;
  };

  async function fromModel(model: ModelSource, knowledge: Knowledge, prompt: Question, asking: Asking): Promise<Attempt> {
    if (running >= mostAtOnce)
      return { source: 'failed', error: new ApiError(429, 'Too many questions are being answered. Try again in a minute.', 60) };
    const paused = breaker.refusal();
    if (paused) return { source: 'failed', error: paused };
    running += 1;
    try {
      const refusal = await refusalByBudget(model.budget, asking);
      if (refusal) return { source: refusal.statusCode === 429 ? 'spent' : 'failed', error: refusal };
      prepared ??= prepare(model, knowledge);
      const answer = await model.ask(buildPrompt(prompt.question, prompt.history), prepared.instructions(prompt), asking.signal);
      breaker.succeeded();
      const reply = checkedReply(answer, prepared.passages, knowledge, prompt, asking);
      return reply ? { source: 'model', reply } : { source: 'unused' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!asking.signal.aborted) {
        breaker.failed(error);
        asking.log.warn({ status: error.statusCode, detail: (error as ModelFailure).detail }, 'the model did not answer');
      }
      return { source: 'failed', error };
    } finally {
      running -= 1;
    }
  }

  function prepare({ pages, contextTokens }: ModelSource, knowledge: Knowledge) {
    const passages = [...pages, ...knowledge.extra()];
    const matching = ({ question, history }: Prompt) => knowledge.matching(question, history);
    return { passages, instructions: modelInstructions(agency, passages, contextTokens, matching) };
  }

  /** Checks and cleans a model's answer. Returns undefined if the answer must not be shown. */
  function checkedReply(
    modelAnswer: ModelAnswer,
    passages: readonly Passage[],
    knowledge: Knowledge,
    { question, history, context: before }: Question,
    { log }: Asking,
  ) {
    const answer = cleanAnswer(modelAnswer.text, { paths: knowledge.paths, url: siteUrl }, modelAnswer.isCut);
    const objection = objectionTo(answer, passages, question);
    // The text is not logged, because it may repeat personal data of the visitor.
    if (objection) return void log.warn(`the model's answer ${objection} and is not used`);
    const answered = !notFound.test(answer.text);
    // If the model finds nothing, the reply offers the questions that builtin offers.
    const { choices = [], context } = knowledge.answer(question, history, before);
    return { text: answer.text, answered, context, ...(!answered && choices.length > 0 && { choices }) };
  }
}

/** Takes a call from the budget. Returns an error if the model must not be asked. */
async function refusalByBudget(budget: Pick<ChatBudget, 'take'>, { visitor, log }: Asking): Promise<ApiError | undefined> {
  try {
    const permit = await budget.take(visitor);
    return permit === 'granted'
      ? undefined
      : new ApiError(429, "Today's questions are used up. Try again tomorrow.", secondsUntilTomorrow());
  } catch (err) {
    // Without a count, no call is made that might cost money.
    log.error({ err }, "the assistant's budget cannot be read; the model is not asked");
    return new ApiError(503, 'The model is not available now.');
  }
}

/** Returns the seconds until the next UTC day. */
const secondsUntilTomorrow = () => Math.ceil((DAY - (Date.now() % DAY)) / 1000);
