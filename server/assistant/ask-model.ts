import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, type LanguageModel } from 'ai';
import { buildPrompt, type Prompt } from '../../wire/chat.ts';
import type { ChatModel } from '../settings/settings.ts';
import type { Fact } from './knowledge.ts';
import { failureOf, ModelFailure } from './model-failure.ts';
import { modelInstruction } from './model-instruction.ts';
import { oneRequest } from './one-request.ts';
import { withinBudget } from './within-budget.ts';

/** Longest wait for an answer, in milliseconds: visitors leave sooner. */
const TIMEOUT = 15_000;
/** Tokens that a model may write. Three sentences with links are about 150; what it thinks counts too. */
const MOST_TOKENS = 800;

// It would write to the console about settings that a model does not know.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Asks a model. @returns its words as they came @throws ModelFailure */
export type AskModel = (prompt: Prompt, facts: readonly Fact[], signal: AbortSignal) => Promise<string>;

/**
 * One call is one request: nothing is tried again.
 * @param agency the agency's name
 * @param timeout longest wait for an answer, in milliseconds
 */
export function askModel(settings: ChatModel, agency: string, timeout = TIMEOUT): AskModel {
  return async ({ question, history }, facts, signal) => {
    try {
      const { text, finishReason } = await generateText({
        model: openModel(settings),
        instructions: modelInstruction(agency, withinBudget(facts, settings.contextTokens)),
        // The conversation is the browser's tale: as turns of the assistant's own it would weigh more than it may.
        prompt: buildPrompt(question, history),
        maxOutputTokens: MOST_TOKENS,
        temperature: 0.2,
        // As little as the model allows; others (Gemma, self-hosted ones) may refuse to be told.
        ...(settings.provider === 'google' && settings.model.startsWith('gemini-') ? { reasoning: 'none' as const } : {}),
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      });
      const usable = finishReason === 'stop' || finishReason === 'length' || finishReason === 'other';
      if (!usable || text.trim() === '') {
        throw new ModelFailure(
          500,
          'The model gave no answer that can be used.',
          `it ended with ${finishReason} and ${text.length} characters`,
        );
      }
      return text;
    } catch (error) {
      throw failureOf(error, settings.apiKey);
    }
  };
}

function openModel(settings: ChatModel): LanguageModel {
  const { provider, model, apiKey, baseUrl } = settings;
  const fetch = oneRequest();
  return provider === 'google'
    ? createGoogle({ apiKey, fetch, ...(baseUrl ? { baseURL: baseUrl } : {}) })(model)
    : createOpenAICompatible({ name: provider, baseURL: baseUrl, fetch, ...(apiKey ? { apiKey } : {}) })(model);
}
