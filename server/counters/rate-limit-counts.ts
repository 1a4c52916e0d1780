/** As many visitors as one limit remembers; who came first makes way. */
const MOST = 5_000;

/** Counts visits to limits in windows of time, for all workers together: what each limit's own store does where there is one process. */
export class RateLimitCounts {
  readonly #limits = new Map<string, Map<string, { current: number; ends: number }>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Counts one visit.
   * @param limit which limit; each counts for itself
   * @param key the visitor
   * @param timeWindow milliseconds that a count lasts, from its first visit
   */
  add(limit: string, key: string, timeWindow: number): { current: number; ttl: number } {
    const visitors = this.#limits.get(limit) ?? new Map<string, { current: number; ends: number }>();
    this.#limits.set(limit, visitors);
    const now = this.#now();
    const known = visitors.get(key);
    const count = known && known.ends > now ? known : { current: 0, ends: now + timeWindow };
    count.current += 1;
    // Taken out and put in again: a map keeps the order, and the first is the one that was longest away.
    visitors.delete(key);
    visitors.set(key, count);
    if (visitors.size > MOST) visitors.delete(visitors.keys().next().value as string);
    return { current: count.current, ttl: count.ends - now };
  }
}
