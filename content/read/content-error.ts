import type { Path } from '../walk.ts';

/** A mistake in the content, with its place and fix. */
export interface Problem {
  /** Path below content/, such as services/analytics.yaml. */
  file: string;
  /** Path of the field; empty for the file as a whole. */
  path: Path;
  /** What is wrong. Continues the field's name: "is missing". */
  what: string;
  /** What to write instead. */
  fix?: string;
  /** Line number, from 1. */
  line?: number;
  /** Line within the body of a Markdown file, from 1. */
  lineInText?: number;
  /** Entry that is not there, as folder/slug, or address that leads to no page. */
  missing?: string;
  /** What the desk says instead, where the words above speak of files that it does not show. */
  inDesk?: { what?: string; fix?: string };
}

/** Formats a problem, place first. */
export const problemText = ({ file, path, what, fix, line }: Problem) =>
  `content/${file}${line ? `, line ${line}` : ''}${path.length > 0 ? `: ${fieldName(path)}` : ''} ${sentenceOf({ what, fix })}`;

/** Joins a problem's halves: "is missing: write a line of text". */
export const sentenceOf = ({ what, fix }: { what: string; fix?: string | undefined }) =>
  fix ? `${what}${/^[A-Z]/.test(fix) ? '.' : ':'} ${fix}` : what;

/** Formats a path: ['benefits', 'items', 2] → 'benefits.items[2]'. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`)).join('');

/** All mistakes in the content. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map((problem) => `  ${problemText(problem)}`);
    super(`${problems.length === 1 ? 'A mistake' : `${problems.length} mistakes`} in the content:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
