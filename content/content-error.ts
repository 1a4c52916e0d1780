/** One thing wrong in the content: where it stands and how to mend it. */
export interface Problem {
  /** Path below content/, such as services/analytics.yaml. */
  file: string;
  /** Path of the field, such as benefits.items[2]; empty for the file as a whole. */
  field: string;
  /** What is wrong and what to write instead. */
  message: string;
}

/** All that is wrong in the content, so that one build shows every mistake. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ file, field, message }) => `  content/${file}${field ? `: ${field}` : ''} ${message}`);
    super(`${problems.length === 1 ? 'A mistake' : `${problems.length} mistakes`} in the content:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
