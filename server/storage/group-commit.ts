/** One item and whom to tell. */
interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** More wait than can be written in a few seconds: the newest is turned away. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
  readonly statusCode = 503;
}

/**
 * Writes what arrives together in one transaction, so that many share one wait for the disk. While one is being written, the next gathers.
 * Nobody is told before their own item is on disk.
 */
export class GroupCommit<Item, Result> {
  readonly #write: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly #most: number;
  readonly #longest: number;
  #waiting: Waiting<Item, Result>[] = [];
  #writing = false;

  /**
   * @param write writes all items or none, and gives the result of each in their order
   * @param most items in one transaction
   * @param longest items that may wait
   */
  constructor(write: (items: readonly Item[]) => Promise<readonly Result[]>, { most = 200, longest = 5_000 } = {}) {
    this.#write = write;
    this.#most = most;
    this.#longest = longest;
  }

  /** @throws OverloadedError when too many wait already; what `write` throws for this item */
  add(item: Item): Promise<Result> {
    if (this.#waiting.length >= this.#longest)
      return Promise.reject(new OverloadedError('Too many messages at once. Please try again in a minute.'));
    const result = new Promise<Result>((resolve, reject) => this.#waiting.push({ item, resolve, reject }));
    if (!this.#writing) void this.#run();
    return result;
  }

  async #run(): Promise<void> {
    this.#writing = true;
    while (this.#waiting.length > 0) {
      // SQLite writes without giving way: without a turn of the loop here, every item would be written alone.
      await new Promise((turn) => setImmediate(turn));
      await this.#writeTogether(this.#waiting.splice(0, this.#most));
    }
    this.#writing = false;
  }

  async #writeTogether(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#write(group.map(({ item }) => item));
      for (const [place, { resolve }] of group.entries()) resolve(results[place] as Result);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
