import type { ChatWords } from '../../../../content/schema/chat.ts';

/**
 * What a visitor reads in place of a reply, by what the error's text contains (specification, section 8); where it contains several, by the
 * first: the status stands at its beginning, and what a provider says after it may hold any number.
 */
export function failureText(error: unknown, { failures }: Pick<ChatWords, 'failures'>): string {
  const text = error instanceof Error ? error.message : String(error);
  const texts: Record<string, string> = { 404: failures.notFound, 429: failures.tooMany, key: failures.key };
  const [contained = ''] = /404|429|key/i.exec(text) ?? [];
  return texts[contained.toLowerCase()] ?? failures.other;
}

/** Whether a message of the assistant stands in place of a reply: the question before it can be asked again. */
export const isFailure = (text: string, { failures }: Pick<ChatWords, 'failures'>): boolean => Object.values(failures).includes(text);
