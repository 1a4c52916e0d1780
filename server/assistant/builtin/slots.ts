import type { Entity, EntityKind } from '../../../search/fact.ts';
import type { Bound } from './bounds.ts';
import type { Column, Operation } from './tables.ts';

/** What a question asks of a table: of which rows, which column, and what is to be done with it. */
export interface Slots {
  table: EntityKind;
  /** Whether the table itself is named, not only a word that may mean it. */
  isPlain: boolean;
  /** Whether it is named at all, by itself or by what it has. */
  isNamed: boolean;
  /** Whether it speaks of the visitor: "how soon could we be live?" */
  isOwn: boolean;
  column?: Column;
  /** What is asked of the row that has most or least of the column. */
  of?: Column;
  /** Whether a word names the column, not only its most or least. */
  isColumnNamed: boolean;
  /** Whether it is one of the words that mean nothing else. */
  isColumnPlain: boolean;
  /** Rows that are named one by one. */
  rows: readonly Entity[];
  /** What rows must have: a service, a trade, a type. */
  having: readonly Entity[];
  /** What they must not have, beside what they must: "pricing but no analytics". */
  lacking: readonly Entity[];
  operations: ReadonlySet<Operation>;
  /** Most or least. */
  isHigh?: boolean;
  limit?: number;
  /** Where there are two or more. */
  bounds: readonly Bound[];
  /** Of which most or least is asked, of the rows within a limit of another column. */
  by?: Column;
  /** How many of the most or the least: the top three. */
  first?: number;
  /** The other end of a span: between 300 and 400. */
  upTo?: number;
  /** Words of the question that are the site's and that the table does not explain. */
  strange: readonly string[];
  /** Words that nobody explains. */
  unknown: readonly string[];
}

/** Whether a table explains every word of a question that tells something. */
export const isExplained = ({ strange, unknown }: Slots) => strange.length + unknown.length === 0;

/** Places after the first. */
export const ranks: readonly Operation[] = ['second', 'third', 'fourth', 'fifth'];

/** A question that goes on from another one: what it says itself counts, the rest is as before. */
export function merged(now: Slots, before: Slots): Slots {
  const isAsking = now.isHigh !== undefined || now.operations.size > 0;
  const column = now.column ?? before.column;
  const isHigh = now.isHigh ?? before.isHigh;
  return {
    ...before,
    ...now,
    isNamed: true,
    ...(column && { column }),
    rows: now.rows.length > 0 ? now.rows : isAsking ? [] : before.rows,
    having: now.having.length > 0 ? now.having : before.having,
    operations: isAsking ? now.operations : before.operations,
    ...(isHigh !== undefined && { isHigh }),
  };
}
