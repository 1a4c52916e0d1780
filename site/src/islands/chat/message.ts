import type { Verdict } from '../../../../shared/api/chat.ts';

/** One message of the conversation, as it is shown and stored (specification, section 3). */
export interface Message {
  /** Made from the time, and unlike every other in its conversation. */
  id: string;
  text: string;
  isBot: boolean;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** The visitor's are sent; a reply is delivered, then read. */
  status: 'sent' | 'delivered' | 'read';
  /** Questions that a reply offers; left out where there are none. */
  choices?: readonly string[];
  /** Whether a reply helped: as the visitor said, or open as long as they may say so; left out where they are not asked. */
  verdict?: Verdict | 'open';
}

/** Most messages that are shown and stored, and most that are kept in mind for prompts (specification, section 9). */
export const messageLimits = { stored: 50, inMind: 15 } as const;

/**
 * The conversation with one message more, without the oldest beyond fifty.
 * @param now milliseconds since 1970
 */
export function withMessage(
  messages: readonly Message[],
  { text, isBot, choices = [], verdict }: Pick<Message, 'text' | 'isBot' | 'choices' | 'verdict'>,
  now: number,
): Message[] {
  // Other tabs may add one in the same millisecond.
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

/** The conversation with every reply read; the same list if all were. */
export function allRead(messages: readonly Message[]): readonly Message[] {
  const isUnread = ({ isBot, status }: Message) => isBot && status !== 'read';
  if (!messages.some(isUnread)) return messages;
  return messages.map((message) => (isUnread(message) ? { ...message, status: 'read' } : message));
}

/** The conversation with a verdict on the reply that has the id. */
export const withVerdict = (messages: readonly Message[], id: string, verdict: Verdict): readonly Message[] =>
  messages.map((message) => (message.id === id ? { ...message, verdict } : message));

/** The visitor's question that the message at a place answers; undefined if there is none before it. */
export const questionBefore = (messages: readonly Message[], place: number): Message | undefined =>
  messages.slice(0, place).findLast(({ isBot }) => !isBot);
