/** Seeded random numbers. */
export interface Random {
  /** Returns a number from 0 to 1, like Math.random(). */
  (): number;
  /** Returns an integer from `least` to `most`, inclusive. */
  between(least: number, most: number): number;
  /** Returns a random item of a non-empty list. */
  oneOf<Item>(items: readonly Item[]): Item;
}

/**
 * Creates a generator of type Mulberry32 (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c).
 * @param seed equal seeds give equal numbers
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  return Object.assign(random, {
    between,
    oneOf: <Item>(items: readonly Item[]) => items[between(0, items.length - 1)] as Item,
  });
}
