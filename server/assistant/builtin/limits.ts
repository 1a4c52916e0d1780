import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';

const kinds = ['harm', 'abuse', 'secret', 'personal', 'foreign'] as const;
export type Limit = (typeof kinds)[number];
type Cues = KnowledgeData['words']['cues'];

const spaced = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * Finds the first list of training/words/limits.yaml that matches a message: all words of a line occur next to one another, and the
 * one in brackets anywhere in it.
 */
export function limitFinder(lists: KnowledgeData['words']['limits']): (text: string) => Limit | undefined {
  const line = (text: string) => {
    const [, words = text, beside] = /^(.*?)\s*\((.+)\)$/.exec(text) ?? [];
    return [words, ...(beside ? [beside] : [])].map((part) => {
      const plain = spaced(part).trim();
      return { part, singular: ` ${plain} `, plural: ` ${plain}s `, hasSpaces: /^[ -~]*$/.test(part) };
    });
  };
  const read = kinds.map((kind) => ({ kind, lines: lists[kind].map(line), unless: lists.unless[kind].map(line) }));
  return (text) => {
    const said = spaced(text);
    // Some scripts have no spaces between words.
    const has = ({ part, singular, plural, hasSpaces }: ReturnType<typeof line>[number]) =>
      said.includes(singular) || said.includes(plural) || (!hasSpaces && text.includes(part));
    const isIn = (all: readonly ReturnType<typeof line>[]) => all.some((parts) => parts.every(has));
    return read.find(({ lines, unless }) => isIn(lines) && !isIn(unless))?.kind;
  };
}

/** Whether a message asks for a promise. @param telling number of its content words */
export function asksForPromise(text: string, telling: number, { promises }: Cues): boolean {
  const said = spaced(text);
  return promises.some((word) => said.includes(` ${word} `)) && (/\d/.test(text) || telling <= 1);
}

/** Detects a wish to act or a complaint by word lists. @returns id of the reply */
export function signIn(text: string, { signs }: Cues): string | undefined {
  const said = spaced(text);
  return Object.keys(signs).find((id) => signs[id]?.some((words) => said.includes(` ${words} `)));
}
