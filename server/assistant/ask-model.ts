import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, type LanguageModel } from 'ai';
import type { FastifyBaseLogger } from 'fastify';
import type { ChatModel } from '../settings/settings.ts';
import { failureOf, ModelFailure } from './model-failure.ts';

/** Timeout of a call, in milliseconds. */
const TIMEOUT = 6_000;

/**
 * Generation parameters. Newer models reject some of them; `named` matches the parameter's name in their error message.
 */
const parameters = {
  // An answer of three sentences with links has about 150 tokens. The rest is room for reasoning, which counts too.
  maxOutputTokens: { value: 800, named: /max_?(?:output_?|completion_?)?tokens/i },
  temperature: { value: 0.2, named: /temperature/i },
  // Providers map `none` to the lowest effort that the model supports.
  reasoning: { value: 'none', named: /reasoning|thinking/i },
} as const;
type Parameter = keyof typeof parameters;

// Silences the SDK's warnings about unsupported settings.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Raw answer of a model. */
export interface ModelAnswer {
  text: string;
  /** Whether the text was cut at the token limit. */
  isCut: boolean;
}

/** Asks a model. Throws ModelFailure. */
export type AskModel = (prompt: string, instructions: string, signal?: AbortSignal) => Promise<ModelAnswer>;

/**
 * Makes a function that asks a model. Failed calls are not retried. If the model rejects a parameter, this call and later ones
 * omit it.
 * @param timeout in milliseconds
 */
export function askModel(settings: ChatModel, log: Pick<FastifyBaseLogger, 'warn'>, timeout = TIMEOUT): AskModel {
  // Models other than Gemini may reject thinking settings.
  const isGemini = settings.provider === 'google' && settings.model.startsWith('gemini-');
  const accepted = new Set<Parameter>(isGemini ? ['maxOutputTokens', 'temperature', 'reasoning'] : ['maxOutputTokens', 'temperature']);

  return async (prompt, instructions, signal) => {
    const abortSignal = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);
    for (;;) {
      const sent = [...accepted];
      try {
        return await ask(Object.fromEntries(sent.map((name) => [name, parameters[name].value])));
      } catch (error) {
        const refused = sent.find((name) => isRefusal(error, name));
        if (!refused) throw failureOf(error);
        if (accepted.delete(refused)) log.warn({ parameter: refused }, 'the model refuses a parameter and is asked without it from now on');
      }
    }

    async function ask(options: object): Promise<ModelAnswer> {
      const { text, finishReason } = await generateText({
        model: openModel(settings),
        instructions,
        prompt,
        ...options,
        maxRetries: 0,
        abortSignal,
      });
      const usable = finishReason === 'stop' || finishReason === 'length' || finishReason === 'other';
      if (usable && text.trim() !== '') return { text, isCut: finishReason === 'length' };
      throw new ModelFailure(
        500,
        'The model gave no answer that can be used.',
        `it ended with ${finishReason} and ${text.length} characters`,
      );
    }
  };
}

function isRefusal(error: unknown, name: Parameter): boolean {
  if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 422)) return false;
  return parameters[name].named.test(`${error.message} ${error.responseBody ?? ''}`);
}

function openModel(settings: ChatModel): LanguageModel {
  const { provider, model, apiKey, baseUrl } = settings;
  const fetch = singleRequestFetch();
  return provider === 'google'
    ? createGoogle({ apiKey, fetch, ...(baseUrl ? { baseURL: baseUrl } : {}) })(model)
    : createOpenAICompatible({ name: provider, baseURL: baseUrl, fetch, ...(apiKey ? { apiKey } : {}) })(model);
}

/** Largest response read from a provider, in bytes after decompression: a hundred times the answer that is requested. */
const LONGEST = 262_144;

/**
 * Makes a `fetch` for a single request, because the SDK would repeat a request while the response claims to be incomplete.
 * The `fetch` follows no redirect, which would send the credential to another host, and limits the response size.
 */
function singleRequestFetch(): typeof fetch {
  let isUsed = false;
  return async (input, init) => {
    if (isUsed) throw new ModelFailure(500, 'The model gave no answer that can be used.', 'the provider wants to be asked again');
    isUsed = true;
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body) {
      bytes += chunk.byteLength;
      if (bytes > LONGEST) {
        throw new ModelFailure(500, 'The model gave no answer that can be used.', `the provider's answer is longer than ${LONGEST} bytes`);
      }
      chunks.push(chunk);
    }
    const { status, statusText, headers } = response;
    return new Response(Buffer.concat(chunks), { status, statusText, headers });
  };
}
