import type { ChatWords } from '../../../../content/schema/chat.ts';
import { buildPrompt, maxQuestionLength, type Verdict } from '../../../../shared/api/chat.ts';
import { announcementOf, pageOf } from './answer-text.ts';
import { type ChatEvent, type ChatState, chatReducer, emptyConversation } from './chat-state.ts';
import { conversationFor } from './conversation-for.ts';
import { delay } from './delay.ts';
import { failureText, isFailure } from './failure-text.ts';
import { questionBefore } from './message.ts';
import type { PanelStorage, Pending } from './panel-storage.ts';
import type { Transcript } from './transcript.ts';
import { type Reply, ReplyError, type Transport } from './transport.ts';
import { truncate } from './truncate.ts';
import { withLock } from './with-lock.ts';

/** Milliseconds without a change after which replies count as read (specification, section 4). */
const readAfter = 2000;

/** Delay before a failure is shown, in milliseconds. A request that fails because the page is left is aborted within it. */
const failureDelay = 250;

interface ChatParts {
  transport: Transport;
  transcript: Transcript;
  memory: PanelStorage;
  words: ChatWords;
}

/** Runs a conversation: asked, thinking, typing, replied, read. Does not access storage before `start`. */
export class Chat {
  readonly #parts: ChatParts;
  readonly #listeners = new Set<() => void>();
  #state: ChatState = emptyConversation;
  #isStarted = false;
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

  /** Restores the conversation and resumes a pending question. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#state = emptyConversation;
    this.refresh();
    this.#resume();
  }

  /** Aborts the request, and keeps the question pending for the next page. */
  pause(): void {
    this.#controller.abort();
    clearTimeout(this.#readTimer);
    this.#isStarted = false;
  }

  /** Applies changes from other tabs. */
  refresh(): void {
    if (!this.#isStarted) return;
    this.#dispatch({ type: 'changed-elsewhere' });
    const { pending } = this.#parts.memory;
    // Another tab has cleared the conversation, so drop this tab's pending reply.
    if (pending && this.#state.reply !== 'none' && !this.#has(pending)) this.#giveUp();
  }

  /** Asks a question. Returns false for blank text or while a reply is pending. */
  ask(text: string): boolean {
    const question = truncate(text.trim(), maxQuestionLength);
    if (!question || this.#state.reply !== 'none') return false;
    this.#dispatch({ type: 'asked', text: question, now: Date.now() });
    this.#request({ question: this.#state.messages.at(-1)?.id ?? '', isRepeat: false });
    return true;
  }

  /** Retries the question before the last error message. */
  retry(): void {
    const { messages, reply } = this.#state;
    const failure = messages.at(-1);
    const question = questionBefore(messages, messages.length - 1);
    if (reply !== 'none' || !question || !failure?.isBot || !isFailure(failure.text, this.#parts.words)) return;
    this.#dispatch({ type: 'asked-again', failure: failure.id });
    this.#request({ question: question.id, isRepeat: false });
  }

  /** Stores and reports the verdict on a reply, once. Omits the question from a positive report. */
  judge(id: string, verdict: Verdict): void {
    const { transport, transcript, words } = this.#parts;
    const messages = transcript.messages();
    const index = messages.findIndex((message) => message.id === id);
    const reply = messages[index];
    if (reply?.verdict !== 'open') return;
    this.#dispatch({ type: 'judged', id, verdict, announcement: words.verdict.thanks });
    const question = verdict === 'no' ? questionBefore(messages, index)?.text : undefined;
    transport.report({ verdict, page: pageOf(reply.text), question });
  }

  clear(): void {
    this.#giveUp();
    this.#dispatch({ type: 'cleared', announcement: this.#parts.words.states.cleared });
  }

  #resume(): void {
    const { memory, words } = this.#parts;
    const { pending } = memory;
    if (!pending) return;
    if (!this.#has(pending) || this.#isAnswered(pending)) memory.pending = undefined;
    // The pending question was already retried once.
    else if (pending.isRepeat && pending.reply === undefined) this.#finish(errorReply(words.failures.other));
    else {
      this.#dispatch({ type: 'asked-again' });
      this.#request({ ...pending, isRepeat: true });
    }
  }

  #request(pending: Pending): void {
    this.#parts.memory.pending = pending;
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    void withLock(`chat ${pending.question}`, signal, () => this.#answer(pending, signal));
  }

  /** Fetches the reply to a pending question and adds it after the typing delay. */
  async #answer(pending: Pending, signal: AbortSignal): Promise<void> {
    const { transport, transcript, memory, words } = this.#parts;
    const messages = transcript.messages();
    // A duplicated tab has already answered the question.
    if (pending.isRepeat && this.#isAnswered(pending)) return this.#giveUp();
    const question = messages.find(({ id }) => id === pending.question)?.text ?? '';
    try {
      const prompt = buildPrompt(question, conversationFor(pending.question, messages, words));
      const reply = pending.reply ?? (await transport.ask(prompt, signal));
      signal.throwIfAborted();
      memory.pending = { ...pending, reply };
      this.#dispatch({ type: 'arrived' });
      // Typing delay (specification, section 9).
      await delay(Math.min(2_000, Math.max(500, reply.text.length * 10)), signal);
      this.#finish(reply);
    } catch (error) {
      // On navigation, requests fail before `pagehide` fires and aborts the signal.
      await delay(failureDelay, signal).catch(() => {});
      if (signal.aborted) return;
      // Network and service errors are shown to the visitor; log any other, which is a bug.
      if (!(error instanceof ReplyError)) console.error('The assistant has failed:', error);
      this.#finish(errorReply(failureText(error, words)));
    }
  }

  #finish(reply: Reply): void {
    const { memory, words } = this.#parts;
    memory.pending = undefined;
    this.#dispatch({ type: 'replied', reply, now: Date.now(), announcement: announcementOf(reply, words) });
  }

  #giveUp(): void {
    this.#controller.abort();
    this.#parts.memory.pending = undefined;
    this.#dispatch({ type: 'given-up' });
  }

  #has({ question }: Pending): boolean {
    return this.#parts.transcript.messages().some(({ id }) => id === question);
  }

  /** Returns whether a reply follows the question, possibly from another tab. */
  #isAnswered({ question }: Pending): boolean {
    const messages = this.#parts.transcript.messages();
    return messages[messages.findIndex(({ id }) => id === question) + 1]?.isBot === true;
  }

  /** Applies an event to the stored conversation and notifies listeners. */
  #dispatch(event: ChatEvent): void {
    const { transcript } = this.#parts;
    const before = transcript.messages();
    const previous = this.#state;
    this.#state = chatReducer({ ...previous, messages: before }, event);
    const { messages } = this.#state;
    if (messages !== before) transcript.store(messages);
    if (messages !== previous.messages) {
      clearTimeout(this.#readTimer);
      if (messages.length > 0 || this.#state.announcement)
        this.#readTimer = setTimeout(() => this.#dispatch({ type: 'two-seconds-later' }), readAfter);
    }
    for (const listener of this.#listeners) listener();
  }
}

/** Makes a reply from an error message. */
const errorReply = (text: string): Reply => ({ text, choices: [] });
