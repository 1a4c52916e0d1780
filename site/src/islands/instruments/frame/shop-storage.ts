/** Where the tab keeps it: gone with the tab, never sent. */
const key = 'example-shop';

/** The example shop that the visitor has chosen, with what was set in it: pieces in the shop, and the floor of its price. */
export interface StoredShop {
  shop: string;
  weights: Readonly<Partial<Record<'stock' | 'floor', number>>>;
}

/** The tab's storage, if it lets us: blocked, each page begins with its own shop. */
function storage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** One shop goes through the whole site. */
export const shopStorage = {
  /** @returns undefined when nothing was chosen, or what is stored cannot be read */
  recall(): StoredShop | undefined {
    const stored = storage((it) => JSON.parse(it.getItem(key) ?? 'null') as Partial<StoredShop> | null);
    if (typeof stored?.shop !== 'string' || typeof stored.weights !== 'object' || stored.weights === null) return undefined;
    const weights = Object.entries(stored.weights).filter(([, weight]) => Number.isFinite(weight));
    return { shop: stored.shop, weights: Object.fromEntries(weights) };
  },
  keep(shop: StoredShop): void {
    storage((it) => it.setItem(key, JSON.stringify(shop)));
  },
  forget(): void {
    storage((it) => it.removeItem(key));
  },
};
