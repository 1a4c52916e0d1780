import type { ChatWords } from '../../../../content/schema/chat.ts';

/** What a visitor reads in place of a reply, by what the error's text contains (specification, section 8). */
export function failureText(error: unknown, { failures }: Pick<ChatWords, 'failures'>): string {
  const text = error instanceof Error ? error.message : String(error);
  if (text.includes('404')) return failures.notFound;
  if (text.includes('429')) return failures.tooMany;
  if (/key/i.test(text)) return failures.key;
  return failures.other;
}

/** Whether a message of the assistant stands in place of a reply: the question before it can be asked again. */
export const isFailure = (text: string, { failures }: Pick<ChatWords, 'failures'>): boolean => Object.values(failures).includes(text);
