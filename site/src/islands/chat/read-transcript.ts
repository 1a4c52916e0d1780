import { readChoices } from '../../../../shared/api/chat.ts';
import { type Message, messageLimits } from './message.ts';

const statuses: readonly unknown[] = ['sent', 'delivered', 'read'];
const verdicts: readonly unknown[] = ['open', 'yes', 'no'];
/** Maximum length of a stored message, in characters. No reply is longer. */
const longestText = 20_000;

/**
 * Parses a stored conversation, skipping invalid entries.
 * @param text stored JSON
 */
export function readTranscript(text: string | null): Message[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  const seen = new Set<string>();
  return stored
    .flatMap((entry: unknown) => {
      const { id, text, isBot, timestamp, status, verdict } = (entry ?? {}) as Record<keyof Message, unknown>;
      const choices = isBot === true ? readChoices(entry) : [];
      if (typeof id !== 'string' || typeof text !== 'string' || typeof isBot !== 'boolean') return [];
      if (
        typeof timestamp !== 'number' ||
        Number.isNaN(new Date(timestamp).getTime()) ||
        !statuses.includes(status) ||
        text.length > longestText ||
        seen.has(id)
      )
        return [];
      seen.add(id);
      return [
        {
          id,
          text,
          isBot,
          timestamp,
          status,
          ...(choices.length > 0 ? { choices } : {}),
          ...(isBot && verdicts.includes(verdict) && { verdict }),
        } as Message,
      ];
    })
    .slice(-messageLimits.stored);
}
