import type { Content } from '../../../content/load.ts';

/** How visitors name tables, columns and operations, and the sentences of answers; see content/assistant/operators.yaml. */
export type Words = Content['assistant']['operators'];
export type Column = Words['columns'][string] & { key: string };
export type Operation = keyof Words['operations'];
