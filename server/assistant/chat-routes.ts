import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ChatAnswer, ownModel, type Prompt } from '../../shared/api/chat.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { AnswerQuestion } from './answer-question.ts';
import { ApiError, errorBody } from './api-error.ts';
import { readChatRequest } from './chat-request.ts';

/** Rate-limit window, in milliseconds. */
const MINUTE = 60_000;
/** Body limit, in bytes: three of the longest messages at three bytes per character, and the question. */
const BODY_LIMIT = 24_576;

const text = { type: 'string' };
const object = (properties: object) => ({ type: 'object', properties });
const list = (items: object) => ({ type: 'array', items });
const error = object({ error: object({ code: { type: 'integer' }, message: text, status: text }) });
const response = {
  200: object({
    candidates: list(object({ content: object({ role: text, parts: list(object({ text })) }), finishReason: text })),
    answered: { type: 'boolean' },
    choices: list(text),
  }),
  '4xx': error,
  '5xx': error,
};

interface ChatRoutesOptions {
  answer: AnswerQuestion;
  siteUrl: string;
  /** Questions per visitor and minute. */
  perMinute: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Key of the rate limit: the address, or the network of an IPv6 address. */
    visitor: string;
  }
}

/** Supported methods: an answer, or the same as a stream of one chunk. */
const calls = ['generateContent', 'streamGenerateContent'].map((call) => `${ownModel}:${call}`);

/**
 * POST /v1beta/models/site:generateContent and :streamGenerateContent, with the shape, statuses and errors of the public generative language API. Requests that set the
 * model, its parameters or tools are refused.
 */
export async function chatRoutes(app: FastifyInstance, { answer, siteUrl, perMinute }: ChatRoutesOptions): Promise<void> {
  const underWay = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const question of underWay) question.abort();
  });

  await app.register(async (chat) => {
    const count = chat.createRateLimit({ max: perMinute, timeWindow: MINUTE, groupId: 'questions' } as RateLimitOptions);
    chat.removeContentTypeParser('text/plain');
    chat.decorateRequest('visitor', '');
    chat.setValidatorCompiler(() => (body) => {
      try {
        return { value: readChatRequest(body) };
      } catch (error) {
        // An unexpected error is ours and goes to the log.
        if (!(error instanceof ApiError)) throw error;
        return { error };
      }
    });
    chat.setErrorHandler((error: FastifyError, request, reply) => answerError(reply, request, error));

    // Before the body is parsed, so that refusals are cheap.
    chat.addHook('onRequest', async (request) => {
      const { key, ...counted } = await count(request);
      request.visitor = key;
      if (!counted.isAllowed && counted.isExceeded) {
        throw new ApiError(429, 'Too many questions in a minute.', counted.ttlInSeconds);
      }
      if (!isSameOrigin(request, siteUrl)) throw new ApiError(403, 'Questions are taken from pages of this site alone.');
      const { '*': call } = request.params as { '*': string };
      if (!calls.includes(call)) {
        throw new ApiError(404, `There is one model here, models/${ownModel}, and one thing to ask it: generateContent.`);
      }
    });

    chat.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: '/v1beta/models/*',
      handler: (_, reply) => {
        reply.header('Allow', 'POST');
        throw new ApiError(405, 'Questions are sent with POST.');
      },
    });

    chat.post<{ Body: Prompt }>(
      '/v1beta/models/*',
      { bodyLimit: BODY_LIMIT, schema: { body: {}, response } },
      async (request, reply): Promise<ChatAnswer | FastifyReply> => {
        const question = abortedWhenGone(reply);
        underWay.add(question);
        try {
          const { text, answered, choices } = await answer(request.body, {
            visitor: request.visitor,
            signal: question.signal,
            log: request.log,
          });
          const whole: ChatAnswer = {
            candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }],
            answered,
            choices: [...(choices ?? [])],
          };
          return isStreamed(request) ? sendAsStream(request, reply, whole) : whole;
        } finally {
          underWay.delete(question);
        }
      },
    );
  });
}

const isStreamed = ({ params }: FastifyRequest) => (params as { '*': string })['*'].endsWith(':streamGenerateContent');

/** The answer in the API's stream format: one server-sent event with alt=sse, else an array of one. */
function sendAsStream(request: FastifyRequest, reply: FastifyReply, whole: ChatAnswer): FastifyReply {
  const json = JSON.stringify(whole);
  const isEvents = (request.query as { alt?: unknown }).alt === 'sse';
  reply.type(isEvents ? 'text/event-stream' : 'application/json; charset=utf-8');
  return reply.serializer((text: string) => text).send(isEvents ? `data: ${json}\n\n` : `[${json}]`);
}

/** Signal that aborts when the visitor disconnects. */
function abortedWhenGone({ raw }: FastifyReply): AbortController {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller;
}

/** Logs an unexpected error in full and answers in general terms. */
function answerError(reply: FastifyReply, request: FastifyRequest, error: FastifyError): FastifyReply {
  const told = error instanceof ApiError ? error : knownError(error);
  if (!told) request.log.error({ err: error }, 'a question could not be answered');
  if (told?.retryAfter) reply.header('Retry-After', told.retryAfter);
  const { statusCode, message } = told ?? new ApiError(500, 'Something went wrong on our side.');
  return reply.code(statusCode).send(errorBody({ statusCode, message }));
}

/** Maps Fastify's errors to messages that quote nothing of the request. */
function knownError({ statusCode = 500 }: FastifyError): ApiError | undefined {
  if (statusCode === 413) return new ApiError(413, `The body is longer than ${BODY_LIMIT} bytes.`);
  if (statusCode === 415) return new ApiError(415, 'The body has to be JSON (Content-Type: application/json).');
  return statusCode >= 400 && statusCode < 500 ? new ApiError(400, 'The body is not valid JSON.') : undefined;
}
