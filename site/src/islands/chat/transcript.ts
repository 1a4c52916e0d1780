import { type Message, messageLimits } from './message.ts';
import { readTranscript } from './read-transcript.ts';
import type { StorageEntry } from './storage-entry.ts';

/** How long a message of this tab is looked after, in milliseconds: longer than a change takes from one tab to another. */
const watch = 2000;

/**
 * The conversation as all tabs of the browser share it. Every change is made to what is stored at that moment, so that two tabs
 * do not write over each other's messages. Tabs see each other's changes a moment late: a message that another tab has written over
 * in that moment is put back.
 */
export class Transcript {
  readonly #entry: StorageEntry;
  /** What the last look found, and what holds where storage does not. */
  #messages: readonly Message[] = [];
  #text: string | null | undefined;
  /** Whether the last change could be stored. If not, what is in storage is not what holds. */
  #isKept = true;
  /** Messages that this tab has added, the latest. */
  #own: readonly Message[] = [];

  constructor(entry: StorageEntry) {
    this.#entry = entry;
  }

  /** The messages as they are now, in all tabs; the same list as long as nothing changed. */
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

  /** Stores the messages; an empty list leaves nothing behind. */
  keep(messages: readonly Message[]): void {
    const known = new Set(this.#messages.map(({ id }) => id));
    this.#own = [
      ...this.#own.filter(({ id }) => messages.some((message) => message.id === id)),
      ...messages.filter(({ id }) => !known.has(id)),
    ];
    this.#write(messages);
  }

  /** An empty conversation was cleared: nothing of it comes back. */
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
