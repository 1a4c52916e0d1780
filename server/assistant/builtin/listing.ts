import { capital, fill, listed } from '../../../format/fill.ts';
import type { Entity } from '../../../search/fact.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';
import type { Slots } from './slots.ts';
import type { Tables } from './tables.ts';

/** Longest question of which a whole table is the answer, in words. */
const LONGEST = 9;

/** Lists rows of a table: all of them, those that have something, those that are alike. */
export class Listing {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** The rows that are named, or those that have what is wanted. */
  rows({ table, rows, having, operations }: Slots): readonly Entity[] {
    const isExcept = operations.has('except');
    if (rows.length > 0 && !isExcept) return rows;
    const trades = having.filter(({ kind }) => kind === 'industry');
    const others = having.filter(({ kind }) => kind !== 'industry');
    return this.#tables.rows(table).filter((row) => {
      const has = (each: Slots['having'][number]) => this.#tables.has(row, each);
      const fits =
        (trades.length === 0 || trades.some(has)) &&
        (others.length === 0 || (operations.has('either') ? others.some(has) : others.every(has)));
      return isExcept && (having.length > 0 || rows.length > 0) ? !(having.length > 0 ? fits : rows.includes(row)) : fits;
    });
  }

  /** Rows that have the same list. */
  alike({ table, column }: Slots): Outcome | undefined {
    const listing = column?.same ? column : this.#tables.columns.find(({ of, same }) => of === table && same);
    if (!listing?.same) return undefined;
    const groups = new Map<string, Entity[]>();
    for (const row of this.#tables.rows(table)) {
      const key = [row.values[listing.key]].flat().toSorted().join();
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    const alike = [...groups.values()].filter(({ length }) => length > 1);
    if (alike.length === 0) return undefined;
    const text = alike
      .map((rows) => fill(listing.same ?? '', { list: this.#tables.names(rows), value: this.#tables.said(listing, rows[0] as Entity) }))
      .join(' ');
    return this.#tables.told(alike.flat(), text);
  }

  /** Which there are, of all or of those that have something. */
  of(
    { table, rows: named, having, operations, isPlain, strange, column }: Slots,
    rows: readonly Entity[],
    isSome: boolean,
    { asksYesNo, words, leans }: Reading,
  ): Outcome | undefined {
    const isAsking = operations.has('list') || operations.has('count');
    if (!isAsking || strange.length > 1 || (named.length > 0 && !operations.has('except'))) return undefined;
    const count = operations.has('count') ? `${this.#tables.found(rows)} ` : '';
    if (isSome && having.length > 0) {
      if (table === 'document' && strange.length > 0) return undefined;
      const telling = this.#tables.columns.find(
        ({ of, key, by = key, filter, rank }) =>
          of === table &&
          filter &&
          !rank &&
          having.some(({ name }) => this.#tables.rows(table).some((row) => [row.values[by]].flat().includes(name))),
      );
      // "Which services did FreshMart use?" is told from the client's side.
      const inverse = this.#tables.columns.find(
        ({ of, key, same }) =>
          same && having.every((each) => each.kind === of && rows.every(({ name }) => [each.values?.[key]].flat().includes(name))),
      );
      if (!telling && inverse && !operations.has('except')) {
        const tellers = having.flatMap(({ kind, name }) => (kind ? this.#tables.rows(kind).filter((row) => row.name === name) : []));
        return this.#tables.values(inverse, tellers);
      }
      if (!telling?.filter) return undefined;
      const many = rows.length > 1;
      const values = {
        list: this.#tables.names(rows),
        value: listed(
          having.map(({ name }) => name),
          this.#tables.and,
        ),
        use: operations.has('except') ? (many ? 'do not use' : 'does not use') : many ? 'use' : 'uses',
        is: many ? 'are' : 'is',
        client: many ? 'clients' : 'client',
      };
      const holds = asksYesNo && !operations.has('except') ? 'Yes. ' : '';
      return this.#tables.told(rows, (count || holds) + fill(telling.filter, values));
    }
    const said = this.#tables.words.tables[table]?.count;
    if (
      !said ||
      !isPlain ||
      asksYesNo ||
      leans ||
      having.length > 0 ||
      words.length > LONGEST ||
      strange.length > (operations.has('count') ? 1 : 0)
    )
      return undefined;
    const shown = column && operations.has('list') && !column.rank && table === 'person' ? column : undefined;
    return this.#tables.told(
      rows,
      capital(fill(said, { count: this.#tables.words.counts[rows.length] ?? rows.length, list: this.#tables.names(rows, shown) })),
    );
  }
}
