import { maxQuestionLength, readChoices, readContext } from '../../../shared/api/chat.ts';
import { tryStorage } from '../try-storage.ts';
import { type ChatState, emptyChat, type Message, mostMessages, type Pending, type StoredChat } from './chat-state.ts';

/** Key of the conversation in local storage (specification, section 7). */
export const transcriptKey = 'chatMessages';
/** Key of the panel's state in session storage. Set while the panel is open or a reply is pending. */
const panelKey = 'chat-panel';
/** Key of the half-typed question in session storage. */
const draftKey = 'chat-draft';

/** Maximum length of a stored message, in characters. No reply is longer. */
const longestText = 20_000;

/** Writes an entry of the browser's storage; null removes it. If storage is blocked or full, the page keeps its state in memory. */
const write = (storage: () => Storage, key: string, text: string | null) =>
  tryStorage(() => (text === null ? storage().removeItem(key) : storage().setItem(key, text)));

/** Stores a question for the panel to open with. */
export const storeDraft = (text: string) => write(() => sessionStorage, draftKey, text.slice(0, maxQuestionLength));

/**
 * The chat in the browser's storage. The parameters are functions because access throws where storage is blocked.
 * Tabs share the conversation, and the tab that writes last wins.
 */
export const chatStorage = (local = () => localStorage, session = () => sessionStorage) => ({
  /** Returns what is stored, without invalid parts and without what is blocked. */
  read(): Partial<StoredChat> {
    const messages = tryStorage(() => local().getItem(transcriptKey));
    const panel = tryStorage(() => session().getItem(panelKey));
    const draft = tryStorage(() => session().getItem(draftKey));
    return {
      ...(messages !== undefined && { messages: readMessages(messages) }),
      ...(panel !== undefined && readPanel(panel)),
      ...(draft !== undefined && { draft: (draft ?? '').slice(0, maxQuestionLength) }),
    };
  },

  /** Stores what differs from the state before. */
  write({ messages, isOpen, pending, draft }: ChatState, before: ChatState): void {
    if (messages !== before.messages) write(local, transcriptKey, messages.length > 0 ? JSON.stringify(messages) : null);
    write(session, panelKey, isOpen || pending ? JSON.stringify({ isOpen, pending }) : null);
    if (draft !== before.draft) write(session, draftKey, draft || null);
  },
});

export type ChatStorage = ReturnType<typeof chatStorage>;

/** Returns parsed JSON; undefined if it is invalid or missing. */
const parsed = (text: string | null): unknown => tryStorage(() => JSON.parse(text ?? 'null')) ?? undefined;

function readMessages(text: string | null): readonly Message[] {
  const stored = parsed(text);
  if (!Array.isArray(stored)) return emptyChat.messages;
  const ids = new Set<string>();
  return stored
    .flatMap((entry: unknown) => {
      const message = readMessage(entry);
      if (!message || ids.has(message.id)) return [];
      ids.add(message.id);
      return [message];
    })
    .slice(-mostMessages);
}

function readMessage(entry: unknown): Message | undefined {
  const { id, text, isBot, timestamp, status, verdict } = (entry ?? {}) as Message;
  const isValid =
    typeof id === 'string' &&
    typeof text === 'string' &&
    text.length <= longestText &&
    typeof isBot === 'boolean' &&
    typeof timestamp === 'number' &&
    !Number.isNaN(new Date(timestamp).getTime()) &&
    ['sent', 'delivered', 'read'].includes(status);
  if (!isValid) return undefined;
  const choices = isBot ? readChoices(entry) : [];
  const context = isBot ? readContext(entry) : undefined;
  const isJudgeable = isBot && ['open', 'yes', 'no'].includes(verdict as string);
  return {
    id,
    text,
    isBot,
    timestamp,
    status,
    ...(choices.length > 0 && { choices }),
    ...(context && { context }),
    ...(isJudgeable && { verdict }),
  };
}

function readPanel(text: string | null): Pick<StoredChat, 'isOpen' | 'pending'> {
  const { isOpen, pending } = (parsed(text) ?? {}) as Partial<StoredChat>;
  return { isOpen: isOpen === true, pending: typeof pending?.question === 'string' ? readPending(pending) : undefined };
}

function readPending({ question, isRepeat, reply }: Pending): Pending {
  const { text, verdict } = reply ?? {};
  if (typeof text !== 'string') return { question, isRepeat: isRepeat === true };
  const context = readContext(reply);
  const fields = { ...(context && { context }), ...(verdict === 'open' && { verdict }) };
  return { question, isRepeat: isRepeat === true, reply: { text, choices: readChoices(reply), ...fields } };
}
