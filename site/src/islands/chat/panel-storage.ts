import { maxQuestionLength, readChoices } from '../../../../shared/api/chat.ts';
import type { StorageEntry } from './storage-entry.ts';
import type { Reply } from './transport.ts';
import { truncate } from './truncate.ts';

/** A question whose reply was pending when the visitor left the page. */
export interface Pending {
  /** Id of the question's message. */
  question: string;
  /** The reply, once received. */
  reply?: Reply;
  /** The question was already retried. No question is retried twice. */
  isRepeat: boolean;
}

interface PanelState {
  isOpen: boolean;
  pending: Pending | undefined;
}

/** The panel's state in session storage. */
export class PanelStorage {
  readonly #panel: StorageEntry;
  readonly #draft: StorageEntry;
  #state: PanelState = { isOpen: false, pending: undefined };
  #draftText = '';

  constructor(panel: StorageEntry, draft: StorageEntry) {
    this.#panel = panel;
    this.#draft = draft;
    this.reload();
  }

  /** Reads storage again, which another page of the tab may have changed. */
  reload(): void {
    const text = this.#panel.read();
    if (text !== undefined) this.#state = readPanel(text);
    this.reloadDraft();
  }

  /** Reads the draft again, which the search may have set. */
  reloadDraft(): void {
    this.#draftText = truncate(this.#draft.read() ?? this.#draftText, maxQuestionLength);
  }

  get isOpen(): boolean {
    return this.#state.isOpen;
  }
  set isOpen(isOpen: boolean) {
    this.#store({ ...this.#state, isOpen });
  }

  get pending(): Pending | undefined {
    return this.#state.pending;
  }
  set pending(pending: Pending | undefined) {
    this.#store({ ...this.#state, pending });
  }

  /** Draft of the next question. */
  get draft(): string {
    return this.#draftText;
  }
  set draft(text: string) {
    this.#draftText = text;
    this.#draft.write(text || null);
  }

  #store(state: PanelState): void {
    this.#state = state;
    this.#panel.write(state.isOpen || state.pending ? JSON.stringify(state) : null);
  }
}

function readPanel(text: string | null): PanelState {
  try {
    const { isOpen, pending } = JSON.parse(text ?? '{}') as { isOpen?: unknown; pending?: Record<keyof Pending, unknown> };
    const { question, reply, isRepeat } = pending ?? {};
    return {
      isOpen: isOpen === true,
      pending: typeof question === 'string' ? { question, isRepeat: isRepeat === true, ...readReply(reply) } : undefined,
    };
  } catch {
    return { isOpen: false, pending: undefined };
  }
}

function readReply(stored: unknown): Pick<Pending, 'reply'> {
  const { text, verdict } = (stored ?? {}) as { text?: unknown; verdict?: unknown };
  if (typeof text !== 'string') return {};
  return { reply: { text, choices: readChoices(stored), ...(verdict === 'open' && { verdict }) } };
}
