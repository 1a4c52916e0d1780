import type { Fact } from './fact.ts';

/** Longest line that is offered, in characters. */
const LONGEST = 90;
const isQuestion = (text: string) =>
  /^(what|which|who|how|when|where|why|can|could|do|does|is|are|will|would|may|did|has|have)\b/i.test(text);

/**
 * A line of a fact as a question that a visitor can press.
 * @param nearest places of lines to try first
 * @param longest in characters
 */
export function questionOf({ asked }: Fact, nearest: readonly (number | undefined)[] = [], longest = LONGEST): string | undefined {
  const lines = [...nearest.flatMap((place) => (place === undefined ? [] : (asked[place]?.text ?? []))), ...asked.map(({ text }) => text)];
  const line = lines.find((text) => isQuestion(text) && text.length < longest);
  return line && asQuestion(line);
}

/** A line as it is written where it is offered. */
export function asQuestion(line: string): string {
  return `${line.charAt(0).toUpperCase()}${line.slice(1).replace(/\?$/, '').replace(/\bi\b/g, 'I')}?`;
}
