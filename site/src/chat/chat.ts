import type { ChatWords } from '../../../content/schema/chat.ts';
import { buildPrompt, maxQuestionLength, type Verdict, type VerdictReport } from '../../../shared/api/chat.ts';
import { announcementOf, pageOf } from './answer.ts';
import { type ChatEvent, type ChatState, chatReducer, emptyChat, type Message, type Reply, type StoredChat } from './chat-state.ts';
import type { ChatStorage } from './chat-storage.ts';
import { failureText, historyOf, isFailure, truncate } from './conversation.ts';

/** Milliseconds without a change after which replies count as read (specification, section 4). */
const readAfter = 2000;

/** Delay before a failure is shown, in milliseconds. A request that fails because the page is left is aborted within it. */
const failureDelay = 250;

/** A failure of the network or the service, or an unusable reply. The message has the cause, such as "429 RESOURCE_EXHAUSTED: …". */
export class ReplyError extends Error {}

/** Source of replies. */
export interface Transport {
  /**
   * Fetches the reply to a prompt.
   * @param context of the last reply
   * @throws ReplyError if there is none
   */
  ask(prompt: string, signal: AbortSignal, context?: object): Promise<Reply>;
}

interface ChatParts {
  transport: Transport;
  storage: ChatStorage;
  words: ChatWords;
  /** Reports a verdict, without waiting or handling errors. */
  report: (verdict: VerdictReport) => void;
}

/** Runs a conversation: asked, thinking, typing, replied, read. Does not access storage before `start`. */
export class Chat {
  readonly #parts: ChatParts;
  readonly #listeners = new Set<() => void>();
  #state: ChatState = emptyChat;
  #controller = new AbortController();
  #readTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: ChatParts) {
    this.#parts = parts;
  }

  readonly state = (): ChatState => this.#state;

  /** @returns a function that ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Restores what is stored, and asks a pending question again, once.
   * @param staysOpen whether a panel that was open on the page before is open on this one
   */
  start(staysOpen: boolean): void {
    const stored = this.#parts.storage.read();
    this.change({ ...stored, isOpen: staysOpen && stored.isOpen === true });
    const { pending } = this.#state;
    if (pending?.isRepeat && !pending.reply) this.#finish({ text: this.#parts.words.failures.other, choices: [] });
    else if (pending) {
      this.change({ pending: { ...pending, isRepeat: true } });
      void this.#answer();
    }
  }

  /** Aborts the request, and keeps the question pending for the next page. */
  pause(): void {
    this.#controller.abort();
    clearTimeout(this.#readTimer);
  }

  /** Takes over the conversation from another tab, unless a reply to this one is pending. */
  adopt(): void {
    const { messages } = this.#parts.storage.read();
    if (messages && !this.#state.pending) this.change({ messages });
  }

  /** Opens the panel. The search may have stored a question for it. */
  open(): void {
    this.change({ isOpen: true, draft: this.#parts.storage.read().draft || this.#state.draft });
  }

  /** Changes fields, such as the half-typed question. */
  change(fields: Partial<StoredChat>): void {
    this.#dispatch({ type: 'changed', fields });
  }

  /** Asks a question. Returns false for blank text or while a reply is pending. */
  ask(text: string): boolean {
    const question = truncate(text.trim(), maxQuestionLength);
    if (!question || this.#state.pending) return false;
    this.#dispatch({ type: 'asked', message: newMessage({ text: question, isBot: false, status: 'sent' }) });
    void this.#answer();
    return true;
  }

  /** Retries the question before the last message, if that is an error message. */
  retry(): void {
    const [question, failure] = this.#state.messages.slice(-2);
    if (!question || question.isBot || !failure || !isFailure(failure, this.#parts.words)) return;
    this.#dispatch({ type: 'retried' });
    void this.#answer();
  }

  /** Stores and reports the verdict on a reply, once. Omits the question from a positive report. */
  judge(id: string, verdict: Verdict): void {
    const { messages } = this.#state;
    const index = messages.findIndex((message) => message.id === id);
    const reply = messages[index];
    if (reply?.verdict !== 'open') return;
    const question = messages.slice(0, index).findLast(({ isBot }) => !isBot);
    const { thanks, sorry } = this.#parts.words.verdict;
    this.#dispatch({ type: 'judged', id, verdict, announcement: verdict === 'yes' ? thanks : sorry });
    this.#parts.report({ verdict, page: pageOf(reply.text), ...(verdict === 'no' && question && { question: question.text }) });
  }

  clear(): void {
    this.#controller.abort();
    this.#dispatch({ type: 'cleared', announcement: this.#parts.words.states.cleared });
  }

  /** Fetches the reply to the last message, and adds it after the typing delay. */
  async #answer(): Promise<void> {
    const { transport, words } = this.#parts;
    const { messages, pending } = this.#state;
    if (!pending) return;
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    try {
      const prompt = buildPrompt(messages.at(-1)?.text ?? '', historyOf(messages.slice(0, -1), words));
      const reply = pending.reply ?? (await transport.ask(prompt, signal, messages.findLast(({ context }) => context)?.context));
      signal.throwIfAborted();
      this.change({ pending: { ...pending, reply } });
      // Typing delay (specification, section 9).
      await delay(Math.min(2000, Math.max(500, reply.text.length * 10)), signal);
      this.#finish(reply);
    } catch (error) {
      // On navigation, requests fail before `pagehide` fires and aborts the signal.
      await delay(failureDelay, signal).catch(() => {});
      if (signal.aborted) return;
      // Network and service errors are shown to the visitor; log any other, which is a bug.
      if (!(error instanceof ReplyError)) console.error('The assistant has failed:', error);
      this.#finish({ text: failureText(error, words), choices: [] });
    }
  }

  #finish(reply: Reply): void {
    const { text, choices, context, verdict } = reply;
    const message = newMessage({
      text,
      isBot: true,
      status: 'delivered',
      ...(choices.length > 0 && { choices }),
      ...(context && { context }),
      ...(verdict && { verdict }),
    });
    this.#dispatch({ type: 'replied', message, announcement: announcementOf(reply, this.#parts.words) });
  }

  /** Applies an event, stores the new state and notifies listeners. */
  #dispatch(event: ChatEvent): void {
    const before = this.#state;
    this.#state = chatReducer(before, event);
    this.#parts.storage.write(this.#state, before);
    if (this.#state.messages !== before.messages) {
      clearTimeout(this.#readTimer);
      this.#readTimer = setTimeout(() => this.#dispatch({ type: 'two-seconds-later' }), readAfter);
    }
    for (const listener of this.#listeners) listener();
  }
}

/** Returns a message with an id and the current time. */
function newMessage(fields: Omit<Message, 'id' | 'timestamp'>): Message {
  const now = Date.now();
  return { id: `${now}-${Math.random().toString(36).slice(2, 8)}`, timestamp: now, ...fields };
}

/** Resolves after a number of milliseconds; rejects with the signal's reason if it aborts. */
const delay = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
