import type { VerdictReport } from '../../../../shared/api/chat.ts';

/** A reply, and the questions that it offers. */
export interface Reply {
  /** Never blank. */
  text: string;
  /** Three at most. */
  choices: readonly string[];
  /** The visitor may say whether it helped; left out where nobody would learn of it. */
  verdict?: 'open';
}

/** Where replies come from. */
export interface Transport {
  /**
   * Asks for the reply to a prompt.
   * @throws NoReply where none can be had
   */
  ask(prompt: string, signal: AbortSignal): Promise<Reply>;
  /** Tells whether a reply helped. Nobody waits for it, and whether it arrives makes no difference to the visitor. */
  report(verdict: VerdictReport): void;
}
