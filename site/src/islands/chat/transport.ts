import type { VerdictReport } from '../../../../shared/api/chat.ts';

/** A reply with the questions that it offers. */
export interface Reply {
  /** Text, never blank. */
  text: string;
  /** At most three questions. */
  choices: readonly string[];
  /** Set if the visitor can judge the reply; omitted if no server would receive the verdict. */
  verdict?: 'open';
}

/** A failure of the network or the service, or an unusable reply. The message has the cause, such as "429 RESOURCE_EXHAUSTED: …". */
export class ReplyError extends Error {}

/** Source of replies. */
export interface Transport {
  /**
   * Fetches the reply to a prompt.
   * @throws ReplyError if there is none
   */
  ask(prompt: string, signal: AbortSignal): Promise<Reply>;
  /** Reports a verdict, without waiting or handling errors. */
  report(verdict: VerdictReport): void;
}
