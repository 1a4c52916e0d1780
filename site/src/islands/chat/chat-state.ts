import type { Verdict } from '../../../../shared/api/chat.ts';
import { allRead, type Message, withMessage, withVerdict } from './message.ts';
import type { Reply } from './transport.ts';

export interface ChatState {
  readonly messages: readonly Message[];
  /** State of the pending reply: being fetched (thinking), received and being typed, or none. */
  readonly reply: 'none' | 'thinking' | 'typing';
  /** Text of the live region. */
  readonly announcement: string;
}

/** Events of a conversation. Times are milliseconds since 1970. */
export type ChatEvent =
  | { type: 'asked'; text: string; now: number }
  /** A question is retried; removes the error message after it. */
  | { type: 'asked-again'; failure?: string }
  | { type: 'arrived' }
  | { type: 'replied'; reply: Reply; now: number; announcement: string }
  | { type: 'given-up' }
  | { type: 'two-seconds-later' }
  | { type: 'judged'; id: string; verdict: Verdict; announcement: string }
  | { type: 'cleared'; announcement: string }
  /** Another tab or page has changed the conversation. */
  | { type: 'changed-elsewhere' };

export const emptyConversation: ChatState = { messages: [], reply: 'none', announcement: '' };

/** Returns the next state (specification, section 4). Pure. */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  const { messages } = state;
  switch (event.type) {
    case 'asked':
      return { messages: withMessage(messages, { text: event.text, isBot: false }, event.now), reply: 'thinking', announcement: '' };
    case 'asked-again':
      return { messages: messages.filter(({ id }) => id !== event.failure), reply: 'thinking', announcement: '' };
    case 'arrived':
      return { ...state, reply: 'typing' };
    case 'replied': {
      const { reply, now, announcement } = event;
      return { messages: withMessage(messages, { ...reply, isBot: true }, now), reply: 'none', announcement };
    }
    case 'given-up':
      return { ...state, reply: 'none' };
    case 'two-seconds-later':
      return { ...state, messages: allRead(messages), announcement: '' };
    case 'judged': {
      const { id, verdict, announcement } = event;
      return { ...state, messages: withVerdict(messages, id, verdict), announcement };
    }
    case 'cleared':
      return { ...emptyConversation, announcement: event.announcement };
    case 'changed-elsewhere':
      return { ...state, announcement: '' };
  }
}
