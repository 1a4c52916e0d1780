import { fill } from '../../../format/fill.ts';
import type { Entity } from '../../../search/fact.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';
import { isExplained, type Slots } from './slots.ts';
import type { Tables } from './tables.ts';

/** The rows that are named, or those that have what is wanted. */
export function rowsOf({ table, rows, having, lacking, operations }: Slots, tables: Tables): readonly Entity[] {
  const isExcept = operations.has('except');
  if (rows.length > 0 && !isExcept) return rows;
  const trades = having.filter(({ kind }) => kind === 'industry');
  const others = having.filter(({ kind }) => kind !== 'industry');
  return tables.rows(table).filter((row) => {
    const has = (each: Entity) => tables.has(row, each);
    const fits = (trades.length === 0 || trades.some(has)) && others.every(has) && !lacking.some(has);
    return isExcept ? !(having.length > 0 ? fits : rows.includes(row)) : fits;
  });
}

/** Rows that have the same list. */
export function alike({ table }: Slots, tables: Tables): Outcome | undefined {
  const same = tables.columns.find((each) => each.of === table && each.same);
  if (!same?.same) return undefined;
  const groups = Map.groupBy(tables.rows(table), (row) => [row.values[same.key]].flat().toSorted().join());
  const groupsAlike = [...groups.values()].filter(({ length }) => length > 1);
  if (groupsAlike.length === 0) return undefined;
  const tell = (rows: Entity[]) => fill(same.same ?? '', { list: tables.names(rows), value: tables.said(same, rows[0] as Entity) });
  return tables.told(groupsAlike.flat(), groupsAlike.map(tell).join(' '));
}

/** Which there are, of all or of those that have something. */
export function listing(
  slots: Slots,
  rows: readonly Entity[],
  isSome: boolean,
  { asksYesNo, leans }: Reading,
  tables: Tables,
): Outcome | undefined {
  const { table, rows: named, having, lacking, operations, isPlain, strange, column, limit } = slots;
  const isExcept = operations.has('except');
  const telling = tables.columns.find(({ of, tells }) => of === table && tells);
  // "Your services?", "case studies with pricing": the table and nothing that it does not explain.
  const isAll = isPlain && isExplained(slots);
  if (!(isAll || operations.has('list') || operations.has('count')) || strange.length > 1 || (named.length > 0 && !isExcept))
    return undefined;
  if (isSome && having.length > 0) {
    const isOf = ({ name }: Entity, by: string) => tables.rows(table).some((row) => [row.values[by]].flat().includes(name));
    const had = tables.columns.find(
      ({ of, key, by = key, filter, rank }) => of === table && filter && !rank && having.some((each) => isOf(each, by)),
    );
    // "Which services did FreshMart use?" is told from the client's side.
    const inverse = tables.columns.find(
      ({ of, key, same }) =>
        same && having.every((each) => each.kind === of && rows.every(({ name }) => [each.values[key]].flat().includes(name))),
    );
    if (!had && inverse && !isExcept) return tables.values(inverse, having);
    // "Which services did FreshMart not use?"
    const without = isExcept && tables.columns.find(({ of, same }) => same && having.every(({ kind }) => kind === of));
    if (!had && without && without.filter)
      return tables.told(
        rows,
        fill(without.filter, { list: tables.names(having), value: tables.names(rows), use: tables.verbs(having).useNot }),
      );
    if (!had?.filter) return undefined;
    const { is, client, use, useNot } = tables.verbs(rows);
    const verbs = isExcept ? { is: `${is} not`, use: useNot } : { is, use };
    const list = tables.names(rows, table === 'person' ? telling : undefined);
    const all = tables.names(having);
    const value = lacking.length > 0 ? fill(tables.words.lacking, { value: all, lacking: tables.names(lacking) }) : all;
    const first = operations.has('count') ? tables.found(rows) : asksYesNo && !isExcept && limit === undefined ? 'Yes. ' : '';
    return tables.told(rows, first + fill(had.filter, { list, value, client, ...verbs }));
  }
  const said = tables.words.tables[table]?.count;
  const isOdd = asksYesNo ? !isAll || !operations.has('list') : strange.length > (operations.has('count') ? 1 : 0);
  // "Must we take all services?" asks for no list.
  if (!said || !isPlain || leans || isOdd || (asksYesNo && slots.isOwn)) return undefined;
  return tables.told(rows, tables.count(rows, slots.isColumnPlain ? column : telling));
}
