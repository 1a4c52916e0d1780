import type { Verdict } from '../../../shared/api/chat.ts';

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
  /** What the conversation is about after a reply, for the next question; omitted if no server sent it. */
  context?: object;
}

/** A reply with the questions that it offers. */
export interface Reply {
  /** Text, never blank. */
  text: string;
  /** At most three questions. */
  choices: readonly string[];
  /** Set if the visitor can judge the reply; omitted if no server would receive the verdict. */
  verdict?: 'open';
  /** What the conversation is about; sent back with the next question. */
  context?: object;
}

/** A question that waits for its reply, also while the visitor goes to another page. */
export interface Pending {
  /** Id of the question, which is the last message. */
  question: string;
  /** The reply, once received: it is being typed. */
  reply?: Reply;
  /** Another page has already asked the question. No question is asked a third time. */
  isRepeat: boolean;
}

/** What the browser keeps from page to page. */
export interface StoredChat {
  readonly messages: readonly Message[];
  readonly pending?: Pending;
  readonly isOpen: boolean;
  /** Half-typed question. */
  readonly draft: string;
}

export interface ChatState extends StoredChat {
  /** A reply arrived while the panel was closed. */
  readonly hasNews: boolean;
  /** Text of the live region. */
  readonly announcement: string;
}

export type ChatEvent =
  /** Restored, opened, closed, typed, asked again or received. */
  | { type: 'changed'; fields: Partial<StoredChat> }
  | { type: 'asked'; message: Message }
  /** The question before the last message, an error message, is asked again. */
  | { type: 'retried' }
  | { type: 'replied'; message: Message; announcement: string }
  | { type: 'two-seconds-later' }
  | { type: 'judged'; id: string; verdict: Verdict; announcement: string }
  | { type: 'cleared'; announcement: string };

export const emptyChat: ChatState = { messages: [], isOpen: false, draft: '', hasNews: false, announcement: '' };

/** Maximum number of messages stored (specification, section 9). */
export const mostMessages = 50;

/** Returns whether a reply is fetched (thinking) or typed. */
export const phaseOf = ({ pending }: StoredChat) => (pending ? (pending.reply ? 'typing' : 'thinking') : 'none');

/** Returns the next state (specification, section 4). Pure. */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  const { messages } = state;
  switch (event.type) {
    case 'changed': {
      const next = { ...state, ...event.fields };
      const isLast = next.pending?.question === next.messages.at(-1)?.id;
      return { ...next, pending: isLast ? next.pending : undefined, hasNews: next.hasNews && !next.isOpen };
    }
    case 'asked':
      return { ...withMessage(state, event.message), pending: waitingFor(event.message), announcement: '' };
    case 'retried':
      return { ...state, messages: messages.slice(0, -1), pending: waitingFor(messages.at(-2)), announcement: '' };
    case 'replied':
      return { ...withMessage(state, event.message), pending: undefined, hasNews: !state.isOpen, announcement: event.announcement };
    case 'two-seconds-later':
      return { ...state, messages: allRead(messages), announcement: '' };
    case 'judged': {
      const { id, verdict, announcement } = event;
      return { ...state, messages: messages.map((message) => (message.id === id ? { ...message, verdict } : message)), announcement };
    }
    case 'cleared':
      return { ...state, messages: [], pending: undefined, announcement: event.announcement };
  }
}

const withMessage = (state: ChatState, message: Message): ChatState => ({
  ...state,
  messages: [...state.messages, message].slice(-mostMessages),
});

const waitingFor = (question?: Message): Pending | undefined => question && { question: question.id, isRepeat: false };

/** Marks all replies as read. Returns the same array if none was unread. */
function allRead(messages: readonly Message[]): readonly Message[] {
  const isUnread = ({ isBot, status }: Message) => isBot && status !== 'read';
  return messages.some(isUnread) ? messages.map((message) => (isUnread(message) ? { ...message, status: 'read' } : message)) : messages;
}
