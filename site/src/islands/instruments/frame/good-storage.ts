import { type Pickable, pickable } from '../../../../../content/schema/instruments/goods.ts';
import { tryStorage } from '../../../try-storage.ts';

/** Where the tab keeps it: gone with the tab, never sent. */
const key = 'example-shop';

/** The product that the visitor has picked, with what was set for it: pieces in the shop, and the floor of its price. */
export interface StoredGood {
  good: Pickable;
  weights: Readonly<Partial<Record<'stock' | 'floor', number>>>;
}

/** One product goes through the whole site; where storage is blocked, each page begins with its own. */
export const goodStorage = {
  /** @returns undefined when nothing was picked, or what is stored cannot be read */
  recall(): StoredGood | undefined {
    const stored = tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<StoredGood> | null);
    const good = pickable.find((name) => name === stored?.good);
    if (!good || typeof stored?.weights !== 'object' || stored.weights === null) return undefined;
    return { good, weights: Object.fromEntries(Object.entries(stored.weights).filter(([, weight]) => Number.isFinite(weight))) };
  },
  keep(picked: StoredGood): void {
    tryStorage(() => sessionStorage.setItem(key, JSON.stringify(picked)));
  },
  forget(): void {
    tryStorage(() => sessionStorage.removeItem(key));
  },
};
