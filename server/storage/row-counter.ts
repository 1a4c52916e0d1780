/** Counts rows that are alike: what a burst adds is one row with a higher number. */
export class RowCounter<Row extends Readonly<Record<string, string | number>>> {
  readonly #rows = new Map<string, { row: Row; count: number }>();
  readonly #most: number;

  /** @param most different rows; what comes when there are as many is not counted */
  constructor(most: number) {
    this.#most = most;
  }

  /** @returns false when there is no room for another row */
  add(row: Row, count = 1): boolean {
    const key = Object.values(row).join('\n');
    const known = this.#rows.get(key);
    if (known) known.count += count;
    else if (this.#rows.size < this.#most) this.#rows.set(key, { row, count });
    else return false;
    return true;
  }

  /** Takes everything out, in one order in every process: two that write the same rows then never wait for one another both ways. */
  take(): { row: Row; count: number }[] {
    const rows = [...this.#rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, counted]) => counted);
    this.#rows.clear();
    return rows;
  }
}
