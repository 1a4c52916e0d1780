import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';

const kinds = ['harm', 'abuse', 'secret', 'personal', 'foreign'] as const;
export type Limit = (typeof kinds)[number];
type Cues = KnowledgeData['words']['cues'];

/** Returns a message in small letters without signs, with a space around each word. */
export const spaced = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * Finds the first list of training/words/limits.yaml with a line that matches a message. All words of the line must occur next to
 * one another, and the word in brackets anywhere in the message.
 */
export function limitFinder(lists: KnowledgeData['words']['limits']): (text: string) => Limit | undefined {
  const parseLine = (text: string) => {
    const [, words = text, beside] = /^([^(]*)\((.+)\)$/.exec(text) ?? [];
    return [words, ...(beside ? [beside] : [])].map((words) => {
      const part = words.trim();
      const plain = spaced(part).trim();
      return { part, singular: ` ${plain} `, plural: ` ${plain}s `, hasSpaces: /^[ -~]*$/.test(part) };
    });
  };
  const parsed = kinds.map((kind) => ({ kind, lines: lists[kind].map(parseLine), unless: lists.unless[kind].map(parseLine) }));
  return (text) => {
    const message = spaced(text);
    // Some scripts have no spaces between words.
    const has = ({ part, singular, plural, hasSpaces }: ReturnType<typeof parseLine>[number]) =>
      message.includes(singular) || message.includes(plural) || (!hasSpaces && text.includes(part));
    const isIn = (all: readonly ReturnType<typeof parseLine>[]) => all.some((parts) => parts.every(has));
    return parsed.find(({ lines, unless }) => isIn(lines) && !isIn(unless))?.kind;
  };
}

/** Returns whether a message asks for a promise. `telling` is the number of its content words. */
export function asksForPromise(text: string, telling: number, { promises }: Cues): boolean {
  const message = spaced(text);
  return promises.some((word) => message.includes(` ${word} `)) && (/\d/.test(text) || telling <= 1);
}

/** Returns whether a message has words of somebody who is angry. */
export function isAngry(text: string, { angry }: Cues): boolean {
  const message = spaced(text);
  // Somebody asks about an angry customer.
  if (/ (?:if|when|people|customers?|shoppers?|clients?|buyers?|he|she|they) /.test(message) && !/ (?:i am|im|we are|were) /.test(message))
    return false;
  return angry.some((words) => message.includes(` ${words} `));
}

/** Detects a wish to act or a complaint by word lists, and returns the id of the reply. */
export function findSign(text: string, { signs }: Cues): string | undefined {
  const message = spaced(text);
  return Object.keys(signs).find((id) => signs[id]?.some((words) => message.includes(` ${words} `)));
}
