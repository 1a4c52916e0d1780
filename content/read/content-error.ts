/** A mistake in the content, with its place and fix. */
export interface Problem {
  /** Path below content/, such as services/analytics.yaml. */
  file: string;
  /** Path of the field, such as benefits.items[2]; empty for the file as a whole. */
  field: string;
  /** What is wrong and what to write instead. */
  message: string;
  /** Line number, from 1. */
  line?: number;
}

/** Formats a problem, place first. */
export const problemText = ({ file, field, message, line }: Problem) =>
  `content/${file}${line ? `, line ${line}` : ''}${field ? `: ${field}` : ''} ${message}`;

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
