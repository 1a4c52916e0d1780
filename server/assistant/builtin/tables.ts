import type { Content } from '../../../content/load.ts';
import type { Entity, EntityKind } from '../../../search/fact.ts';
import { listed } from '../../fill.ts';

export type Words = Content['assistant']['operators'];
export type Column = Words['columns'][string] & { key: string };

/** The typed facts of the site as tables: a row for each client, office, service, document …, a column for each thing told of it. */
export class Tables {
  readonly #rows = new Map<EntityKind, Entity[]>();
  readonly columns: readonly Column[];
  readonly #and: string;

  constructor(entities: readonly Entity[], words: Words, and: string) {
    for (const entity of entities) this.#rows.set(entity.kind, [...(this.#rows.get(entity.kind) ?? []), entity]);
    this.columns = Object.entries(words.columns).map(([key, column]) => ({ ...column, key }));
    this.#and = and;
  }

  rows(kind: EntityKind): readonly Entity[] {
    return this.#rows.get(kind) ?? [];
  }

  /** A figure, or how many a list has; undefined where the row has none. */
  measure({ values }: Entity, { key, counts, unit }: Column): number | undefined {
    const value = values[counts ?? key];
    if (counts && Array.isArray(value)) return value.length;
    return typeof value === 'number' && unit !== undefined ? value : undefined;
  }

  /** The column that is meant where a table is asked for its most or least and no column is named. */
  main(kind: EntityKind): Column | undefined {
    return this.columns.find((column) => column.of === kind && column.rank);
  }

  /** Whether something is told of a row: a service it uses, its trade, its type, where it sits; or the row of it. */
  has(row: Entity, { name, values }: { name: string; values?: Entity['values'] }): boolean {
    const says = (of: Entity['values'], wanted: string) =>
      Object.values(of).some((value) => (Array.isArray(value) ? value.includes(wanted) : value === wanted));
    return row.name === name || says(row.values, name) || (values !== undefined && says(values, row.name));
  }

  /** A value with its unit, in words. */
  said(column: Column, row: Entity): string {
    const number = this.measure(row, column);
    if (number !== undefined) return this.figure(column, number);
    const value = row.values[column.key];
    return Array.isArray(value) ? listed(value, this.#and) : String(value);
  }

  /** @param isLimit whether it is a limit that was asked for, not a figure of ours */
  figure({ unit: own = '' }: Column, number: number, isLimit = false): string {
    const unit = isLimit ? own.replace('+', '') : own;
    const shown = Number.isInteger(number) ? String(number) : number.toFixed(1);
    return `${shown}${number === 1 ? unit.replace(/studies$/, 'study').replace(/s$/, '') : unit}`;
  }

  /** The page that lists a table. */
  home(kind: EntityKind): string {
    const path = this.rows(kind)[0]?.path ?? '/';
    return ['client', 'service', 'industry'].includes(kind) ? path.slice(0, path.lastIndexOf('/')) : path;
  }
}
