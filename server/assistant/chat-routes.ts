import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ChatAnswer, ownModel } from '../../shared/api/chat.ts';
import { isSameOrigin } from '../http/report-route.ts';
import type { AnswerQuestion } from './answer-question.ts';
import { ApiError, errorBody } from './api-error.ts';
import { type Question, readChatRequest } from './chat-request.ts';

/** Rate-limit window, in milliseconds. */
const MINUTE = 60_000;
/** Body limit, in bytes. Three of the longest messages at three bytes per character fit, with the question and the context. */
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
    context: { type: 'object', additionalProperties: true },
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

/** Supported calls: an answer, or the same answer as a stream of one chunk. */
const calls = ['generateContent', 'streamGenerateContent'].map((call) => `${ownModel}:${call}`);

/**
 * Registers POST /v1beta/models/site:generateContent and :streamGenerateContent, with the shape, statuses and errors of the public
 * generative language API. Requests that set the model, its parameters or tools are refused.
 */
export async function chatRoutes(app: FastifyInstance, { answer, siteUrl, perMinute }: ChatRoutesOptions): Promise<void> {
  const running = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const controller of running) controller.abort();
  });

  await app.register(async (chat) => {
    const count = chat.createRateLimit({ max: perMinute, timeWindow: MINUTE, groupId: 'questions' } as RateLimitOptions);
    chat.removeContentTypeParser('text/plain');
    chat.decorateRequest('visitor', '');
    chat.setValidatorCompiler(() => (body) => {
      try {
        return { value: readChatRequest(body) };
      } catch (error) {
        // Any other error is unexpected and goes to the log.
        if (!(error instanceof ApiError)) throw error;
        return { error };
      }
    });
    chat.setErrorHandler((error: FastifyError, request, reply) => answerError(reply, request, error));

    // This hook runs before the body is parsed, so that refusals are cheap.
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

    chat.post<{ Body: Question }>(
      '/v1beta/models/*',
      { bodyLimit: BODY_LIMIT, schema: { body: {}, response } },
      async (request, reply): Promise<ChatAnswer | FastifyReply> => {
        const controller = abortedWhenGone(reply);
        running.add(controller);
        try {
          const { text, answered, choices, context } = await answer(request.body, {
            visitor: request.visitor,
            signal: controller.signal,
            log: request.log,
          });
          const chatAnswer: ChatAnswer = {
            candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }],
            answered,
            choices: [...(choices ?? [])],
            context,
          };
          return isStreamed(request) ? sendAsStream(request, reply, chatAnswer) : chatAnswer;
        } finally {
          running.delete(controller);
        }
      },
    );
  });
}

const isStreamed = ({ params }: FastifyRequest) => (params as { '*': string })['*'].endsWith(':streamGenerateContent');

/** Sends an answer in the API's stream format: one server-sent event with alt=sse, otherwise an array with one element. */
function sendAsStream(request: FastifyRequest, reply: FastifyReply, chatAnswer: ChatAnswer): FastifyReply {
  const json = JSON.stringify(chatAnswer);
  const isEvents = (request.query as { alt?: unknown }).alt === 'sse';
  reply.type(isEvents ? 'text/event-stream' : 'application/json; charset=utf-8');
  return reply.serializer((text: string) => text).send(isEvents ? `data: ${json}\n\n` : `[${json}]`);
}

/** Returns a controller that aborts when the visitor disconnects. */
function abortedWhenGone({ raw }: FastifyReply): AbortController {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller;
}

/** Answers an error. An unexpected error is logged in full and answered in general terms. */
function answerError(reply: FastifyReply, request: FastifyRequest, error: FastifyError): FastifyReply {
  const apiError = error instanceof ApiError ? error : knownError(error);
  if (!apiError) request.log.error({ err: error }, 'a question could not be answered');
  if (apiError?.retryAfter) reply.header('Retry-After', apiError.retryAfter);
  const { statusCode, message } = apiError ?? new ApiError(500, 'Something went wrong on our side.');
  return reply.code(statusCode).send(errorBody({ statusCode, message }));
}

/** Maps Fastify's errors to messages that quote nothing of the request. */
function knownError({ statusCode = 500 }: FastifyError): ApiError | undefined {
  if (statusCode === 413) return new ApiError(413, `The body is longer than ${BODY_LIMIT} bytes.`);
  if (statusCode === 415) return new ApiError(415, 'The body has to be JSON (Content-Type: application/json).');
  return statusCode >= 400 && statusCode < 500 ? new ApiError(400, 'The body is not valid JSON.') : undefined;
}
