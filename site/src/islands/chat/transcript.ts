import { type Message, messageLimits } from './message.ts';
import { readTranscript } from './read-transcript.ts';
import type { StorageEntry } from './storage-entry.ts';

/** How long this tab restores its own overwritten messages, in milliseconds. Longer than changes take between tabs. */
const watch = 2000;

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
  #isKept = true;
  /** Recent messages that this tab has added. */
  #own: readonly Message[] = [];

  constructor(entry: StorageEntry) {
    this.#entry = entry;
  }

  /** Returns the current messages of all tabs; the same array while nothing has changed. */
  messages(): readonly Message[] {
    const text = this.#entry.read();
    if (text === undefined || (!this.#isKept && text === this.#text)) return this.#messages;
    if (text !== this.#text) {
      this.#text = text;
      this.#isKept = true;
      this.#messages = readTranscript(text);
      this.#putBack();
    }
    return this.#messages;
  }

  /** Stores the messages; an empty list removes the entry. */
  keep(messages: readonly Message[]): void {
    const known = new Set(this.#messages.map(({ id }) => id));
    this.#own = [
      ...this.#own.filter(({ id }) => messages.some((message) => message.id === id)),
      ...messages.filter(({ id }) => !known.has(id)),
    ];
    this.#write(messages);
  }

  /** Restores this tab's overwritten messages, except after the conversation was cleared. */
  #putBack(): void {
    const now = Date.now();
    this.#own = this.#messages.length > 0 ? this.#own.filter(({ timestamp }) => now - timestamp < watch) : [];
    const lost = this.#own.filter(({ id }) => !this.#messages.some((message) => message.id === id));
    if (lost.length > 0)
      this.#write([...this.#messages, ...lost].sort((one, other) => one.timestamp - other.timestamp).slice(-messageLimits.stored));
  }

  #write(messages: readonly Message[]): void {
    this.#messages = messages;
    const text = messages.length > 0 ? JSON.stringify(messages) : null;
    this.#entry.write(text);
    const now = this.#entry.read();
    this.#isKept = now === text;
    this.#text = now;
  }
}
