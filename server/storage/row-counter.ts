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
