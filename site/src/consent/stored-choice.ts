import { tryStorage } from '../try-storage.ts';

export type Choice = 'agreed' | 'refused';

const key = 'privacy-choice';
/** Lifetime of a choice in milliseconds: a year. */
const validFor = 365 * 86_400_000;

/** The visitor's choice in local storage. If storage is blocked, the choice applies only to the current page. */
export const storedChoice = {
  read(now: number = Date.now()): Choice | undefined {
    const { choice, at } = tryStorage(() => JSON.parse(localStorage.getItem(key) ?? '{}') as { choice?: unknown; at?: unknown }) ?? {};
    const isValid = typeof at === 'number' && at <= now && now - at < validFor;
    return isValid && (choice === 'agreed' || choice === 'refused') ? choice : undefined;
  },
  save(choice: Choice, now: number = Date.now()): void {
    tryStorage(() => localStorage.setItem(key, JSON.stringify({ choice, at: now })));
  },
};
