import { type Message, messageLimits } from './message.ts';
import { readTranscript } from './read-transcript.ts';
import type { StorageEntry } from './storage-entry.ts';

/** Age up to which this tab's overwritten messages are restored, in milliseconds. Changes reach other tabs sooner. */
const restoreWindow = 2000;

/**
 * The conversation that all tabs share. Applies each change to the currently stored messages, so that tabs
 * do not overwrite each other's messages. Because tabs see changes with a delay, a message that another tab has overwritten
 * within that delay is restored.
 */
export class Transcript {
  readonly #entry: StorageEntry;
  /** Messages from the last read; the only copy if storage is blocked. */
  #messages: readonly Message[] = [];
  #text: string | null | undefined;
  /** Whether the last write succeeded. If not, `#messages` is newer than storage. */
  #isStored = true;
  /** Recent messages that this tab has added. */
  #ownMessages: readonly Message[] = [];

  constructor(entry: StorageEntry) {
    this.#entry = entry;
  }

  /** Returns the current messages of all tabs; the same array while nothing has changed. */
  messages(): readonly Message[] {
    const text = this.#entry.read();
    if (text === undefined || (!this.#isStored && text === this.#text)) return this.#messages;
    if (text !== this.#text) {
      this.#text = text;
      this.#isStored = true;
      this.#messages = readTranscript(text);
      this.#restoreLost();
    }
    return this.#messages;
  }

  /** Stores the messages; an empty list removes the entry. */
  store(messages: readonly Message[]): void {
    const known = new Set(this.#messages.map(({ id }) => id));
    this.#ownMessages = [
      ...this.#ownMessages.filter(({ id }) => messages.some((message) => message.id === id)),
      ...messages.filter(({ id }) => !known.has(id)),
    ];
    this.#write(messages);
  }

  /** Restores this tab's overwritten messages, except after the conversation was cleared. */
  #restoreLost(): void {
    const now = Date.now();
    this.#ownMessages = this.#messages.length > 0 ? this.#ownMessages.filter(({ timestamp }) => now - timestamp < restoreWindow) : [];
    const lost = this.#ownMessages.filter(({ id }) => !this.#messages.some((message) => message.id === id));
    if (lost.length > 0)
      this.#write([...this.#messages, ...lost].sort((one, other) => one.timestamp - other.timestamp).slice(-messageLimits.stored));
  }

  #write(messages: readonly Message[]): void {
    this.#messages = messages;
    const text = messages.length > 0 ? JSON.stringify(messages) : null;
    this.#entry.write(text);
    const stored = this.#entry.read();
    this.#isStored = stored === text;
    this.#text = stored;
  }
}
