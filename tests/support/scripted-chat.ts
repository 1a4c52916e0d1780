import { onTestFinished, vi } from 'vitest';
import type { VerdictReport } from '../../shared/api/chat.ts';
import { Chat, ReplyError } from '../../site/src/chat/chat.ts';
import { phaseOf, type Reply } from '../../site/src/chat/chat-state.ts';
import { chatStorage, transcriptKey } from '../../site/src/chat/chat-storage.ts';
import { chatWords } from './content/chat-words.ts';
import { memoryStorage } from './memory-storage.ts';

/** A pending question, answered by the test. */
interface Asked {
  prompt: string;
  context: object | undefined;
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
  if (!vi.isFakeTimers()) vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const reports: VerdictReport[] = [];
  const ask = (prompt: string, signal: AbortSignal, context?: object) =>
    new Promise<Reply>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      asked.push({
        prompt,
        context,
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
    });
  const storage = chatStorage(
    () => local,
    () => session,
  );
  const chat = new Chat({ transport: { ask }, storage, words: chatWords, report: (verdict) => void reports.push(verdict) });
  chat.start(true);
  return {
    chat,
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
    phase: () => phaseOf(chat.state()),
    storedMessages: () => JSON.parse(local.getItem(transcriptKey) ?? '[]') as { text: string; status: string }[],
  };
}
