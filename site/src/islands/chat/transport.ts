/** A reply, and the questions that it offers. */
export interface Reply {
  /** Never blank. */
  text: string;
  /** Three at most. */
  choices: readonly string[];
}

/** Where replies come from. */
export interface Transport {
  /**
   * Asks for the reply to a prompt.
   * @throws NoReply where none can be had
   */
  ask(prompt: string, signal: AbortSignal): Promise<Reply>;
}
