import { type Pickable, pickable } from '../../../../../content/schema/instruments/goods.ts';
import { tryStorage } from '../../../try-storage.ts';

/** Key in session storage. The entry is never sent to a server. */
const key = 'example-shop';

/** The visitor's product with its settings: stock in pieces and price floor. */
export interface StoredGood {
  good: Pickable;
  weights: Readonly<Partial<Record<'stock' | 'floor', number>>>;
}

/** Shares the visitor's product among pages. If storage is blocked, each page starts with its default. */
export const goodStorage = {
  /** @returns undefined if nothing valid is stored */
  recall(): StoredGood | undefined {
    const stored = tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<StoredGood> | null);
    const good = pickable.find((name) => name === stored?.good);
    if (!good || typeof stored?.weights !== 'object' || stored.weights === null) return undefined;
    return { good, weights: Object.fromEntries(Object.entries(stored.weights).filter(([, weight]) => Number.isFinite(weight))) };
  },
  save(picked: StoredGood): void {
    tryStorage(() => sessionStorage.setItem(key, JSON.stringify(picked)));
  },
  forget(): void {
    tryStorage(() => sessionStorage.removeItem(key));
  },
};
