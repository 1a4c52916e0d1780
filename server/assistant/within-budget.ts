import type { Fact } from './knowledge.ts';

/** Characters of English that make a token, on the careful side (https://ai.google.dev/gemini-api/docs/tokens speaks of four). */
const CHARACTERS = 3.5;

/** A fact as a model is told of it. */
export const told = ({ path, page, title, text }: Fact) => `- [${page}](${path})${title ? ` ${title}:` : ''} ${text}`;

/**
 * The facts that fit a budget: all of them where they do, in the same order for every question, so that a provider finds the beginning of the
 * prompt in its cache; otherwise the best.
 * @param facts the best first
 * @param tokens the budget
 */
export function withinBudget(facts: readonly Fact[], tokens: number): readonly Fact[] {
  let left = tokens * CHARACTERS;
  const fitting = facts.filter((fact) => {
    const { length } = told(fact);
    const fits = length < left;
    if (fits) left -= length + 1;
    return fits;
  });
  return fitting.length === facts.length ? fitting.toSorted((one, other) => (told(one) < told(other) ? -1 : 1)) : fitting;
}
