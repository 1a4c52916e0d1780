import { type RefObject, useEffect } from 'react';
import type { Mistake } from '../../shared/api/words.ts';
import type { Path } from './json-schema.ts';

/**
 * Returns the mistakes whose value has not been edited since.
 * @param at path of the edited value in the mistakes' file
 */
export function standingMistakes(mistakes: readonly Mistake[], at: Path, before: unknown, after: unknown): Mistake[] {
  return mistakes.filter(({ path }) => {
    const inner = at.every((key, index) => path[index] === key) ? path.slice(at.length) : [];
    return JSON.stringify(valueIn(before, inner)) === JSON.stringify(valueIn(after, inner));
  });
}

const valueIn = (value: unknown, path: Path) =>
  path.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** Scrolls to the first mistake of a form, and focuses its field, when mistakes arrive from the server. */
export function useFirstMistake(form: RefObject<HTMLElement | null>, refused: number): void {
  useEffect(() => {
    if (refused === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert] > p');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [form, refused]);
}

/** Returns the mistakes of one part, with paths relative to it. */
export const below = (mistakes: readonly Mistake[], ...keys: Path): Mistake[] =>
  mistakes
    .filter(({ path }) => keys.every((key, index) => path[index] === key))
    .map((mistake) => ({ ...mistake, path: mistake.path.slice(keys.length) }));
