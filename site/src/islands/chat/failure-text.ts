import type { ChatWords } from '../../../../content/schema/chat.ts';

/**
 * Returns the error message for the visitor, by the first keyword in the error's text (specification, section 8).
 * The status comes first, and a provider's message after it may contain any number.
 */
export function failureText(error: unknown, { failures }: Pick<ChatWords, 'failures'>): string {
  const text = error instanceof Error ? error.message : String(error);
  const texts: Record<string, string> = { 404: failures.notFound, 429: failures.tooMany, key: failures.key };
  const [contained = ''] = /404|429|key/i.exec(text) ?? [];
  return texts[contained.toLowerCase()] ?? failures.other;
}

/** Returns whether a message of the assistant is an error message, whose question can be retried. */
export const isFailure = (text: string, { failures }: Pick<ChatWords, 'failures'>): boolean => Object.values(failures).includes(text);
