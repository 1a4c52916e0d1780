import { tryStorage } from '../try-storage.ts';

export type Choice = 'agreed' | 'refused';

const key = 'privacy-choice';
/** Then it is asked again, in milliseconds: a year. */
const validFor = 365 * 86_400_000;

/** What a visitor has chosen, in their own browser and nowhere else. Where storage is blocked, it holds for the page alone. */
export const storedChoice = {
  read(now: number = Date.now()): Choice | undefined {
    const { choice, at } = tryStorage(() => JSON.parse(localStorage.getItem(key) ?? '{}') as { choice?: unknown; at?: unknown }) ?? {};
    const isValid = typeof at === 'number' && at <= now && now - at < validFor;
    return isValid && (choice === 'agreed' || choice === 'refused') ? choice : undefined;
  },
  keep(choice: Choice, now: number = Date.now()): void {
    // Blocked: asked again on the next page.
    tryStorage(() => localStorage.setItem(key, JSON.stringify({ choice, at: now })));
  },
};
