import rateLimit from '@fastify/rate-limit';
import fastify, { LogController } from 'fastify';
import { answerQuestion, type Sources } from '../../../server/assistant/answer-question.ts';
import { askModel } from '../../../server/assistant/ask-model.ts';
import { noContext } from '../../../server/assistant/builtin/context.ts';
import { ChatBudget } from '../../../server/assistant/chat-budget.ts';
import { chatRoutes } from '../../../server/assistant/chat-routes.ts';
import type { Knowledge } from '../../../server/assistant/knowledge.ts';
import { QuestionStore } from '../../../server/questions/question-store.ts';
import type { ChatModel } from '../../../server/settings/settings.ts';
import { openStorage, type Storage, type StorageSettings } from '../../../server/storage/open-storage.ts';
import { buildPrompt, type ChatAnswer, type ChatError, chatPath, ownModel, type Turn } from '../../../shared/api/chat.ts';

export const passage = {
  path: '/services/pricing',
  text: 'Dynamic pricing adds up to 25% revenue and 99% accuracy. Write to hello@tarazu.example.',
};
const contactPage = { path: '/contact', text: 'A person answers within two working days.' };
export const helpText = 'Please talk to somebody now.';
export const builtinText = 'From our own words: see [Pricing](/services/pricing).';
export const unknownText = 'I did not find that. Ask us through [the contact form](/contact).';
export const choices = ['What does pricing add?', 'How do I reach you?'];

interface Options {
  storage: StorageSettings;
  chatModel?: ChatModel;
  fallback?: boolean;
  perMinute?: number;
  daily?: number;
  visitorDaily?: number;
  /** Model timeout in milliseconds. */
  timeout?: number;
  now?: () => number;
  /** Replaces the built-in answerer. */
  own?: Knowledge['answer'];
  more?: Partial<Sources>;
}

/** Summary of a response, for one line in a test. */
export interface Told {
  status: number;
  headers: Headers;
  /** Text of an answer. */
  text: string | undefined;
  /** Text of an error, as the browser shows it. */
  error: string | undefined;
  body: unknown;
}

/** Runs the chat route on a free port, with two pages of knowledge. Its log is kept as text. */
export async function runAssistant(options: Options) {
  const {
    storage: where,
    chatModel,
    fallback = true,
    perMinute = 1_000_000,
    daily = 2_000,
    visitorDaily = 50,
    timeout = 10_000,
    now,
    own,
  } = options;
  const lines: string[] = [];
  const app = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } },
    trustProxy: '127.0.0.1',
  });
  const storage: Storage = await openStorage(where);
  const unanswered = new QuestionStore('chat_unanswered', storage, app.log, now);
  await app.register(rateLimit, { global: false });
  const answer = answerQuestion({
    knowledge: async () => ({
      hasPrecedence: (question) => /despair/i.test(question),
      extra: () => [],
      matching: () => [],
      nearest: () => [],
      paths: new Set(['/', '/contact', '/services', '/services/pricing']),
      answer:
        own ??
        ((question) => {
          if (/weather/i.test(question)) return { text: unknownText, answered: false, choices, context: noContext };
          return { text: /despair/i.test(question) ? helpText : builtinText, answered: true, context: noContext };
        }),
    }),
    model: chatModel && {
      ask: askModel(chatModel, app.log, timeout),
      budget: new ChatBudget(storage, { daily, visitorDaily }, now),
      fallback,
      pages: [passage, contactPage],
      contextTokens: chatModel.contextTokens,
      ...(now && { now }),
    },
    unanswered,
    agency: 'Tarazu',
    siteUrl: 'https://tarazu.example',
    ...options.more,
  });
  await chatRoutes(app, { answer, siteUrl: 'https://tarazu.example', perMinute });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  async function post(body: string | object, headers: Record<string, string> = {}, path = chatPath(ownModel)): Promise<Told> {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const payload = (await response.json()) as Partial<ChatAnswer & ChatError>;
    const { error } = payload;
    return {
      status: response.status,
      headers: response.headers,
      text: payload.candidates?.[0]?.content.parts[0]?.text,
      error: error && `${error.code} ${error.status}: ${error.message}`,
      body: payload,
    };
  }

  return {
    app,
    origin,
    storage,
    unanswered,
    post,
    log: () => lines.join(''),
    ask: (question: string, history: Turn[] = [], headers = {}) => post(bodyOf(buildPrompt(question, history)), headers),
    close: async () => {
      // Keep-alive connections of the test would delay the close by seconds.
      app.server.closeAllConnections();
      await app.close();
      await unanswered.flush();
      await storage.db.destroy();
    },
  };
}

/** Makes a request body with a question. */
export function bodyOf(text: string) {
  return { contents: [{ parts: [{ text }] }] };
}
