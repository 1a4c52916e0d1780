import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, type LanguageModel } from 'ai';
import type { FastifyBaseLogger } from 'fastify';
import type { ChatModel } from '../settings/settings.ts';
import { failureOf, ModelFailure } from './model-failure.ts';
import { oneRequest } from './one-request.ts';

/** Longest wait for an answer, in milliseconds: visitors leave sooner. */
const TIMEOUT = 6_000;

/**
 * What a model is asked to keep to. Newer models refuse some of it; `named` is how their refusals call it.
 * Three sentences with links are about 150 tokens; what a model thinks counts too.
 */
const parameters = {
  maxOutputTokens: { value: 800, named: /max_?(?:output_?|completion_?)?tokens/i },
  temperature: { value: 0.2, named: /temperature/i },
  // As little as the model allows.
  reasoning: { value: 'none', named: /reasoning|thinking/i },
} as const;
type Parameter = keyof typeof parameters;

// It would write to the console about settings that a model does not know.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A model's words as they came. */
export interface ModelAnswer {
  text: string;
  /** Whether it ended at its limit of tokens. */
  isCut: boolean;
}

/** Asks a model. @param prompt the visitor's words @throws ModelFailure */
export type AskModel = (prompt: string, instructions: string, signal?: AbortSignal) => Promise<ModelAnswer>;

/**
 * A call that fails is not tried again, unless the model refuses a parameter: then it is asked without it, now and from then on.
 * @param timeout longest wait for an answer, in milliseconds
 */
export function askModel(settings: ChatModel, log: Pick<FastifyBaseLogger, 'warn'>, timeout = TIMEOUT): AskModel {
  // Others than Gemini (Gemma, self-hosted ones) may refuse to be told how to think.
  const thinks = settings.provider === 'google' && settings.model.startsWith('gemini-');
  const taken = new Set<Parameter>(thinks ? ['maxOutputTokens', 'temperature', 'reasoning'] : ['maxOutputTokens', 'temperature']);

  return async (prompt, instructions, signal) => {
    const abortSignal = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);
    for (;;) {
      const sent = [...taken];
      try {
        return await ask(Object.fromEntries(sent.map((name) => [name, parameters[name].value])));
      } catch (error) {
        const refused = sent.find((name) => isRefusal(error, name));
        if (!refused) throw failureOf(error, settings.apiKey);
        if (taken.delete(refused)) log.warn({ parameter: refused }, 'the model refuses a parameter and is asked without it from now on');
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
  const fetch = oneRequest();
  return provider === 'google'
    ? createGoogle({ apiKey, fetch, ...(baseUrl ? { baseURL: baseUrl } : {}) })(model)
    : createOpenAICompatible({ name: provider, baseURL: baseUrl, fetch, ...(apiKey ? { apiKey } : {}) })(model);
}
