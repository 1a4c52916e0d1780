import { tryStorage } from '../../../try-storage.ts';

/** Where the tab keeps it: gone with the tab, never sent. */
const key = 'example-shop';

/** The example shop that the visitor has chosen, with what was set in it: pieces in the shop, and the floor of its price. */
export interface StoredShop {
  shop: string;
  weights: Readonly<Partial<Record<'stock' | 'floor', number>>>;
}

/** One shop goes through the whole site; where storage is blocked, each page begins with its own. */
export const shopStorage = {
  /** @returns undefined when nothing was chosen, or what is stored cannot be read */
  recall(): StoredShop | undefined {
    const stored = tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<StoredShop> | null);
    if (typeof stored?.shop !== 'string' || typeof stored.weights !== 'object' || stored.weights === null) return undefined;
    const weights = Object.entries(stored.weights).filter(([, weight]) => Number.isFinite(weight));
    return { shop: stored.shop, weights: Object.fromEntries(weights) };
  },
  keep(shop: StoredShop): void {
    tryStorage(() => sessionStorage.setItem(key, JSON.stringify(shop)));
  },
  forget(): void {
    tryStorage(() => sessionStorage.removeItem(key));
  },
};
