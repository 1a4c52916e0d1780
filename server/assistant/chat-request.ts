import { z } from 'zod';
import { contextLength, instructions, maxQuestionLength, type Prompt, readPrompt } from '../../shared/api/chat.ts';
import { ApiError } from './api-error.ts';
import { type Context, contextSchema } from './builtin/context.ts';

/** Longest earlier message in a prompt, in characters. The assistant's answers are shorter (clean-answer.ts). */
const LONGEST_MESSAGE = 2_000;

/** Schema of the request body: one text. Other fields of the public API (tools, systemInstruction, generationConfig …) are refused. */
const chatRequest = z.strictObject({
  contents: z.tuple([z.strictObject({ role: z.literal('user').optional(), parts: z.tuple([z.strictObject({ text: z.string() })]) })]),
  // A panel may bring the context of an earlier build: what does not fit is left out.
  context: contextSchema.optional().catch(undefined),
});

/** A prompt with what the conversation is about. */
export type Question = Prompt & { context?: Context | undefined };

/**
 * Parses a request body.
 * @throws ApiError 400 that names the field and the expected value
 */
export function readChatRequest(body: unknown): Question {
  const parsed = chatRequest.safeParse(body ?? {});
  if (!parsed.success) throw refusalOf(parsed.error);
  const prompt = readPrompt(parsed.data.contents[0].parts[0].text);
  const field = 'contents.0.parts.0.text';
  if (!prompt || !instructions.includes(prompt.instruction)) throw new ApiError(400, `${field} is not a prompt of this site.`);
  if (prompt.question.length > maxQuestionLength)
    throw new ApiError(400, `${field} has a question of more than ${maxQuestionLength} characters.`);
  if (prompt.history.length > contextLength) throw new ApiError(400, `${field} tells more than ${contextLength} messages.`);
  if (prompt.history.some(({ text }) => text.length > LONGEST_MESSAGE)) {
    throw new ApiError(400, `${field} tells a message of more than ${LONGEST_MESSAGE} characters.`);
  }
  return { ...prompt, context: parsed.data.context };
}

function refusalOf({ issues }: z.ZodError): ApiError {
  const issue = issues[0] as z.core.$ZodIssue;
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    // The message repeats only field names of the API, never other input.
    const name = /^\w{1,40}$/.test(issue.keys[0] ?? '') ? issue.keys[0] : 'A field';
    return new ApiError(400, `${[...issue.path, name].join('.')} is not taken: send one text in contents.`);
  }
  return new ApiError(
    400,
    `${path || 'The body'} has to be ${expected[issue.path.at(-1) ?? ''] ?? 'an object with one text in contents'}.`,
  );
}

const expected: Readonly<Record<PropertyKey, string>> = {
  contents: 'a list of one content',
  role: 'user, or left out',
  parts: 'a list of one part',
  text: 'a text',
};
