import type { Entity, Fact } from '../../../search/fact.ts';

/** What a part of a question was answered with. */
export interface Outcome {
  /** Whole sentences. */
  text: string;
  /** Pages that say so, the first the best. */
  paths: readonly string[];
  /** The fact that it is, for questions that go on from it. */
  fact?: Fact;
  /** What it is about. */
  about?: readonly Entity[];
  /** Carries its own links, or none on purpose. */
  isComplete?: boolean;
}

/** Puts values into the places of a sentence: {name}. Values are not read again, whatever they say. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** a, b and c */
export function listed(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}
