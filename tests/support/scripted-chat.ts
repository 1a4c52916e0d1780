import { onTestFinished, vi } from 'vitest';
import type { VerdictReport } from '../../shared/api/chat.ts';
import { Chat } from '../../site/src/islands/chat/chat.ts';
import { PanelStorage } from '../../site/src/islands/chat/panel-storage.ts';
import { storageEntry } from '../../site/src/islands/chat/storage-entry.ts';
import { draftKey, panelKey, transcriptKey } from '../../site/src/islands/chat/storage-keys.ts';
import { Transcript } from '../../site/src/islands/chat/transcript.ts';
import type { Reply } from '../../site/src/islands/chat/transport.ts';
import { ReplyError } from '../../site/src/islands/chat/transport.ts';
import { chatWords } from './content/chat-words.ts';
import { memoryStorage } from './memory-storage.ts';
import { simpleLocks } from './simple-locks.ts';

/** A pending question, answered by the test. */
interface Asked {
  prompt: string;
  signal: AbortSignal;
  reply: (text: string, more?: Partial<Reply>) => Promise<void>;
  fail: (message: string) => Promise<void>;
}

interface ChatOptions {
  /** The browser's localStorage, which all tabs share. */
  local?: Storage;
  /** The browser's sessionStorage of one tab. */
  session?: Storage;
  asked?: Asked[];
}

/** Advances the fake clock by milliseconds. */
export const advance = async (time: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(time);
};
/** Runs all timers that are due. */
export const settle = () => advance(0);

/** A started conversation over a scripted transport, with a fake clock. */
export function startedChat({ local = memoryStorage(), session = memoryStorage(), asked = [] }: ChatOptions = {}) {
  if (!vi.isFakeTimers()) {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { locks: simpleLocks() });
  }
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const memory = new PanelStorage(
    storageEntry(() => session, panelKey),
    storageEntry(() => session, draftKey),
  );
  const reports: VerdictReport[] = [];
  const chat = new Chat({
    transport: {
      report: (verdict) => void reports.push(verdict),
      ask: (prompt, signal) =>
        new Promise<Reply>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          asked.push({
            prompt,
            signal,
            reply: (text, more = {}) => {
              resolve({ text, choices: [], ...more });
              return settle();
            },
            fail: (message) => {
              reject(new ReplyError(message));
              return settle();
            },
          });
        }),
    },
    transcript: new Transcript(storageEntry(() => local, transcriptKey)),
    memory,
    words: chatWords,
  });
  chat.start();
  return {
    chat,
    memory,
    local,
    session,
    asked,
    /** Verdicts that were sent. */
    reports,
    texts: () => chat.state().messages.map(({ isBot, text }) => `${isBot ? 'A' : 'Q'}: ${text}`),
    /** Asks, and waits until the question is sent. */
    async ask(question: string) {
      chat.ask(question);
      await settle();
    },
    /** Asks, and receives an answer. */
    async exchange(question: string, reply: string) {
      chat.ask(question);
      await settle();
      await asked.at(-1)?.reply(reply);
      await advance(2000);
    },
    /**
     * Answers a question, and waits until the answer is typed out.
     * @param place index of the question among all that were sent
     */
    async replied(reply: string, place = 0) {
      await asked[place]?.reply(reply);
      await advance(500);
    },
    phase: () => chat.state().reply,
    storedMessages: () => JSON.parse(local.getItem(transcriptKey) ?? '[]') as { text: string; status: string }[],
  };
}
