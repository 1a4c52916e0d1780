/** Where replies come from. */
export interface Transport {
  /**
   * Asks for the reply to a prompt.
   * @returns the reply's text, never blank
   * @throws Error whose text says what went wrong, such as "429 RESOURCE_EXHAUSTED: …"
   */
  ask(prompt: string, signal: AbortSignal): Promise<string>;
}
