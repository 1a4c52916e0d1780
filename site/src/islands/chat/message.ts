import type { Verdict } from '../../../../shared/api/chat.ts';

/** A message as displayed and stored (specification, section 3). */
export interface Message {
  /** Unique in the conversation: the time and a random suffix. */
  id: string;
  text: string;
  isBot: boolean;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** The visitor's messages are `sent`; replies are `delivered`, then `read`. */
  status: 'sent' | 'delivered' | 'read';
  /** Questions that a reply offers; omitted if there are none. */
  choices?: readonly string[];
  /** The visitor's verdict, or `open` until they judge; omitted if they are not asked. */
  verdict?: Verdict | 'open';
}

/** Maximum number of messages stored, and sent with prompts (specification, section 9). */
export const messageLimits = { stored: 50, inPrompt: 15 } as const;

/**
 * Returns the conversation with another message, without the oldest beyond fifty.
 * @param now milliseconds since 1970
 */
export function withMessage(
  messages: readonly Message[],
  { text, isBot, choices = [], verdict }: Pick<Message, 'text' | 'isBot' | 'choices' | 'verdict'>,
  now: number,
): Message[] {
  // Other tabs may add a message in the same millisecond.
  const id = `${now}-${Math.random().toString(36).slice(2, 8)}`;
  const message: Message = {
    id,
    text,
    isBot,
    timestamp: now,
    status: isBot ? 'delivered' : 'sent',
    ...(choices.length > 0 ? { choices } : {}),
    ...(verdict && { verdict }),
  };
  return [...messages, message].slice(-messageLimits.stored);
}

/** Marks all replies as read. Returns the same array if none was unread. */
export function allRead(messages: readonly Message[]): readonly Message[] {
  const isUnread = ({ isBot, status }: Message) => isBot && status !== 'read';
  if (!messages.some(isUnread)) return messages;
  return messages.map((message) => (isUnread(message) ? { ...message, status: 'read' } : message));
}

/** Returns the conversation with a verdict on a reply. */
export const withVerdict = (messages: readonly Message[], id: string, verdict: Verdict): readonly Message[] =>
  messages.map((message) => (message.id === id ? { ...message, verdict } : message));

/** Returns the visitor's last question before an index; undefined if there is none. */
export const questionBefore = (messages: readonly Message[], index: number): Message | undefined =>
  messages.slice(0, index).findLast(({ isBot }) => !isBot);
