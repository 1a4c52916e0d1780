import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { ChatModel } from '../../../server/settings/settings.ts';
import { listenLocally } from './listen-locally.ts';

type Provider = ChatModel['provider'];

/**
 * What a provider does with a call. With `text` it answers, truncated by the token limit if `isCut`; it refuses a call with a
 * parameter of `refuses`.
 */
export type ModelBehaviour =
  | { text: string; isCut?: boolean; refuses?: readonly string[] }
  | 'blocked'
  | 'blocked-prompt'
  | 'cut-off'
  | 'empty'
  | 'goes-on'
  | 'html'
  | 'huge'
  | 'never'
  | 'redirect'
  | 'reset'
  | 'tool-call'
  | 'wrong-shape'
  | 400
  | 401
  | 403
  | 404
  | 429
  | 500
  | 503;

/** A call that the stand-in received. */
interface ModelCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** A provider on loopback with its public protocol over real HTTP. */
export interface ModelStandIn {
  /** Settings for buildApp. */
  settings: ChatModel;
  calls: readonly ModelCall[];
  /** Number of open calls. */
  readonly open: number;
  behave(behaviour: ModelBehaviour | (() => ModelBehaviour)): void;
  close(): Promise<void>;
}

/** API key in all tests, which must never leak. */
export const standInKey = 'geheim-4711-schluessel';

/** Errors as the two providers word them, with details that must not reach a visitor. */
const errorText: Record<number, string> = {
  400: 'API key not valid. Please pass a valid API key.',
  401: `Incorrect API key provided: ${standInKey}. You can find your API key at https://provider.example.`,
  403: 'Permission denied on resource project customer-429-404.',
  404: 'models/none is not found for API version v1beta.',
  429: 'You exceeded your current quota, keyed by project 404404. Please retry in 31s.',
  500: 'An internal error has occurred (key 404 at node 429).',
  503: 'The model is overloaded. Please try again later.',
};
const statusNames: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

/** Bodies of answers, by protocol. */
const protocols = {
  google: {
    cut: 'MAX_TOKENS',
    path: /^\/v1beta\/models\/test-model:generateContent$/,
    answer: (text: string, finishReason = 'STOP', more: object = {}) => ({
      candidates: [{ content: { role: 'model', parts: text ? [{ text }] : [] }, finishReason, index: 0, ...more }],
      usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 40, totalTokenCount: 940 },
      modelVersion: 'test-model',
    }),
    blocked: 'SAFETY',
    toolCall: { candidates: [{ content: { role: 'model', parts: [{ functionCall: { name: 'read', args: {} } }] }, finishReason: 'STOP' }] },
    error: (code: number, message = errorText[code]) => ({ error: { code, message, status: statusNames[code], details: [] } }),
  },
  'openai-compatible': {
    cut: 'length',
    path: /^\/v1beta\/chat\/completions$/,
    answer: (content: string, finish_reason = 'stop') => ({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model: 'test-model',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
      usage: { prompt_tokens: 900, completion_tokens: 40, total_tokens: 940 },
    }),
    blocked: 'content_filter',
    toolCall: {
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: 'a', type: 'function', function: { name: 'read', arguments: '{}' } }],
          },
          finish_reason: 'tool_calls',
        },
      ],
    },
    error: (code: number, message = errorText[code]) => ({ error: { message, type: 'error', param: null, code } }),
  },
} as const;

/** Starts a provider that answers "Yes." */
export async function startModelStandIn(provider: Provider): Promise<ModelStandIn> {
  const calls: ModelCall[] = [];
  const open = new Set<ServerResponse>();
  const { path, answer, blocked, cut, toolCall, error } = protocols[provider];
  let behaviour: ModelBehaviour | (() => ModelBehaviour) = { text: 'Yes.' };

  const server = createServer(async (request, response) => {
    // Browsers may call real providers directly, because these send CORS headers.
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    open.add(response);
    response.on('close', () => open.delete(response));
    const body = (await json(request)) as ModelCall['body'];
    calls.push({ path: request.url ?? '', headers: request.headers, body });
    const send = (status: number, content: string | object, type = 'application/json', headers = {}) => {
      response.writeHead(status, { 'content-type': type, ...headers });
      response.end(typeof content === 'string' ? content : JSON.stringify(content));
    };
    if (!path.test(request.url ?? '')) return send(404, error(404));
    const now = typeof behaviour === 'function' ? behaviour() : behaviour;
    if (typeof now === 'number') return send(now, error(now));
    if (typeof now === 'object') {
      const refused = now.refuses?.find((name) => JSON.stringify(body).includes(`"${name}":`));
      return refused
        ? send(400, error(400, `Unsupported parameter: '${refused}' is not supported with this model.`))
        : send(200, answer(now.text, now.isCut ? cut : undefined));
    }
    switch (now) {
      case 'blocked':
        return send(200, answer('Half of what', blocked));
      case 'blocked-prompt':
        return send(200, provider === 'google' ? { promptFeedback: { blockReason: 'SAFETY' } } : answer('', blocked));
      case 'empty':
        return send(200, answer(''));
      case 'goes-on':
        return send(
          200,
          provider === 'google' ? protocols.google.answer('and ', 'CONTINUATION', { continuationToken: 'more' }) : answer('', 'length'),
        );
      case 'html':
        return send(200, '<!doctype html><title>Sign in to the hotel network</title>', 'text/html');
      case 'huge':
        return send(200, answer('Long. '.repeat(100_000)));
      case 'redirect':
        return send(307, '', 'text/plain', { location: `http://localhost:${(server.address() as AddressInfo).port}${request.url}` });
      case 'tool-call':
        return send(200, toolCall);
      case 'wrong-shape':
        return send(200, { result: ['Yes.'] });
      case 'cut-off':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5_000 });
        response.write('{"candidates": [{"content": ', () => response.destroy());
        return;
      case 'reset':
        return void request.socket.resetAndDestroy();
      case 'never':
        return;
    }
  });
  const baseUrl = `${await listenLocally(server)}/v1beta`;
  return {
    settings: { provider, model: 'test-model', contextTokens: 64_000, apiKey: standInKey, baseUrl },
    calls,
    get open() {
      return open.size;
    },
    behave(next) {
      behaviour = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
