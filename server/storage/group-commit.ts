/** A waiting item with its promise callbacks. */
interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** Error if so many items are waiting that they cannot be written within seconds. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
  readonly statusCode = 503;
}

/**
 * Group commit: items that arrive during a transaction are written together in the next transaction, and share one wait for the disk.
 * A promise resolves only once its item is on disk.
 */
export class GroupCommit<Item, Result> {
  readonly #write: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly #most: number;
  readonly #longest: number;
  #waiting: Waiting<Item, Result>[] = [];
  #writing = false;

  /**
   * @param write writes all items or none and returns their results in order
   * @param most items per transaction
   * @param longest limit of waiting items
   */
  constructor(write: (items: readonly Item[]) => Promise<readonly Result[]>, { most = 200, longest = 5_000 } = {}) {
    this.#write = write;
    this.#most = most;
    this.#longest = longest;
  }

  /** Adds an item. Rejects with OverloadedError if too many items are waiting, or with the error of `write`. */
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
      // SQLite writes synchronously, so yielding to the event loop here lets further items arrive.
      await new Promise((turn) => setImmediate(turn));
      await this.#writeTogether(this.#waiting.splice(0, this.#most));
    }
    this.#writing = false;
  }

  async #writeTogether(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#write(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}

/** Counts equal rows in memory, so that a burst becomes one row with a higher count. */
export class RowCounter<Row extends Readonly<Record<string, string | number>>> {
  readonly #rows = new Map<string, { row: Row; count: number }>();
  readonly #most: number;

  /** @param most limit of distinct rows; further rows are not counted */
  constructor(most: number) {
    this.#most = most;
  }

  /** Counts a row. Returns false if there is no room for another row. */
  add(row: Row, count = 1): boolean {
    const key = Object.values(row).join('\n');
    const known = this.#rows.get(key);
    if (known) known.count += count;
    else if (this.#rows.size < this.#most) this.#rows.set(key, { row, count });
    else return false;
    return true;
  }

  /** Removes and returns all rows, sorted, because the same lock order in every process avoids deadlocks. */
  take(): { row: Row; count: number }[] {
    const rows = [...this.#rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, counted]) => counted);
    this.#rows.clear();
    return rows;
  }
}
