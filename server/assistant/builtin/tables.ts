import type { Content } from '../../../content/load.ts';
import { capital, fill, listed } from '../../../format/fill.ts';
import type { Entity, EntityKind } from '../../../search/fact.ts';
import type { Outcome } from './outcome.ts';

/** How visitors name tables, columns and operations, and the sentences of answers; see content/assistant/operators.yaml. */
export type Words = Content['assistant']['operators'];
export type Column = Words['columns'][string] & { key: string };
export type Operation = keyof Words['operations'];

/** The typed facts of the site as tables: a row for each client, office, service, document …, a column for each thing told of it. */
export class Tables {
  readonly #rows = new Map<EntityKind, Entity[]>();
  readonly columns: readonly Column[];
  readonly words: Words;
  readonly and: string;

  constructor(entities: readonly Entity[], words: Words, and: string) {
    for (const entity of entities) this.#rows.set(entity.kind, [...(this.#rows.get(entity.kind) ?? []), entity]);
    this.columns = Object.entries(words.columns).map(([key, column]) => ({ ...column, key }));
    this.words = words;
    this.and = and;
  }

  rows(kind: EntityKind): readonly Entity[] {
    return this.#rows.get(kind) ?? [];
  }

  /** Types of documents, as what documents have. */
  types(): Entity[] {
    const [first] = this.rows('document');
    const names = new Set(this.rows('document').map(({ values }) => String(values.type)));
    return first ? [...names].map((name) => ({ ...first, id: name, kind: 'technology', name, names: [name], hints: [], values: {} })) : [];
  }

  /** A figure, or how many a list has; undefined where the row has none. */
  measure({ values }: Entity, { key, counts, unit }: Column): number | undefined {
    const value = values[counts ?? key];
    if (counts && Array.isArray(value)) return value.length;
    return typeof value === 'number' && unit !== undefined ? value : undefined;
  }

  /** The average of a column over all rows that have it. */
  average(column: Column): number {
    const numbers = this.rows(column.of as EntityKind).flatMap((row) => this.measure(row, column) ?? []);
    return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  }

  /** The column that is meant where a table is asked for its most or least and no column is named. */
  main(kind: EntityKind): Column | undefined {
    return this.columns.find((column) => column.of === kind && column.rank);
  }

  /** Whether something is told of a row: a service it uses, its trade, its type, where it sits. */
  has({ values }: Entity, { name }: Entity): boolean {
    return Object.values(values).some((value) => (Array.isArray(value) ? value.includes(name) : value === name));
  }

  /** Whether a row of a table has the first of some things of a kind. */
  isHad(kind: EntityKind, things: readonly Entity[], of: EntityKind): boolean {
    const thing = things.find((each) => each.kind === of);
    return thing !== undefined && this.rows(kind).some((row) => this.has(row, thing));
  }

  /** A value with its unit, in words. */
  said(column: Column, row: Entity): string {
    const number = this.measure(row, column);
    if (number !== undefined) return this.figure(column, number);
    const value = row.values[column.key];
    return Array.isArray(value) ? listed(value, this.and) : String(value);
  }

  /** @param isLimit whether it is a limit that was asked for, not a figure of ours */
  figure({ unit: own = '', counts }: Column, number: number, isLimit = false): string {
    const unit = isLimit ? own.replace('+', '') : own;
    const shown = (counts && this.words.counts[number]) || (Number.isInteger(number) ? String(number) : number.toFixed(1));
    return `${shown}${number === 1 ? unit.replace(/studies$/, 'study').replace(/s$/, '') : unit}`;
  }

  /** The page that lists a table. */
  home(kind: EntityKind): string {
    const path = this.rows(kind)[0]?.path ?? '/';
    return ['client', 'service', 'industry'].includes(kind) ? path.slice(0, path.lastIndexOf('/')) : path;
  }

  /** Whether a value keeps to a limit. */
  within(value: number, limit: number, operations: ReadonlySet<Operation>): boolean {
    if (operations.has('atMost')) return value <= limit;
    if (operations.has('atLeast')) return value >= limit;
    if (operations.has('under')) return value < limit;
    return operations.has('over') ? value > limit : value === limit;
  }

  /** Rows by a column, the most first or last. */
  sorted(rows: readonly Entity[], column: Column, isHigh: boolean): Entity[] {
    const value = (row: Entity) => this.measure(row, column) ?? 0;
    return rows.toSorted((one, other) => (value(other) - value(one)) * (isHigh ? 1 : -1));
  }

  /** Names of rows, with their values of a column. */
  names(rows: readonly Entity[], column?: Column): string {
    return listed(
      rows.map((row) => `${row.kind === 'document' ? `"${row.name}"` : row.name}${column ? ` (${this.said(column, row)})` : ''}`),
      this.and,
    );
  }

  /** A text about rows, with the pages that list and say them. */
  told(rows: readonly Entity[], text: string): Outcome {
    const [first] = rows;
    const home = first ? [this.home(first.kind)] : [];
    return { text, paths: [...new Set([...(rows.length === 1 && first ? [first.path] : []), ...home])], about: rows };
  }

  /** What rows have in a column; undefined where one has nothing. */
  values(column: Column, rows: readonly Entity[]): Outcome | undefined {
    const telling = rows.filter((row) => row.values[column.counts ?? column.key] !== undefined);
    if (telling.length === 0 || telling.length < rows.length) return undefined;
    return {
      text: telling.map((row) => this.say(column, row)).join(' '),
      paths: [...new Set(telling.map(({ path }) => path))],
      about: telling,
    };
  }

  /** Which rows have the most, the second most or the least of a column, as a sentence. */
  ranked(column: Column, rows: readonly Entity[], rank = ''): string {
    const value = rows[0] ? this.said(column, rows[0]) : '';
    return fill(column.rank ?? '', { ...this.verbs(rows), name: this.names(rows), rank, value });
  }

  /** How many there are, before what they are. */
  found({ length }: readonly Entity[]): string {
    return `${fill(this.words.found, { is: length === 1 ? 'is' : 'are', count: this.words.counts[length] ?? length })} `;
  }

  /** How many rows a table has, and which. @param shown a column that is told with each */
  count(rows: readonly Entity[], shown?: Column): string {
    const { kind = '' } = rows[0] ?? {};
    const count = this.words.counts[rows.length] ?? rows.length;
    return capital(fill(this.words.tables[kind]?.count ?? '', { count, list: this.names(rows, shown) }));
  }

  /** Words of a sentence that go with one or with many. */
  verbs({ length }: readonly Entity[]) {
    return length === 1
      ? { is: 'is', has: 'has', client: 'client', use: 'uses', useNot: 'does not use' }
      : { is: 'are', has: 'have', client: 'clients', use: 'use', useNot: 'do not use' };
  }

  /** A value as a sentence. */
  say(column: Column, row: Entity): string {
    return fill(column.value, { name: row.name, value: this.said(column, row) });
  }
}
