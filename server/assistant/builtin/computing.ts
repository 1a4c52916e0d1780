import { capital, fill } from '../../../format/fill.ts';
import type { Entity } from '../../../search/fact.ts';
import { Listing } from './listing.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';
import { type Operation, ranks, type Slots } from './slots.ts';
import type { Column, Tables } from './tables.ts';

/** Rows of which each is told. */
const FEW = 3;
/** Words of the site that a question may have besides, and words of a short question. */
const STRANGE = 2;
const SHORT = 5;

/** Computes what a question asks of a table: the most, the second, the average, those over a limit, one beside another. */
export class Computing {
  readonly #tables: Tables;
  readonly #listing: Listing;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#listing = new Listing(tables);
  }

  of(slots: Slots, reading: Reading): Outcome | undefined {
    const { table, operations, isHigh, limit, rows: named } = slots;
    const rows = this.#listing.rows(slots);
    const isSome = rows.length < this.#tables.rows(table).length;
    const [first, second] = rows;
    if (!first) return undefined;
    if (operations.has('same')) return this.#listing.alike(slots);
    const column = slots.column?.rank || slots.column?.value === undefined ? slots.column : undefined;
    const isPlainly =
      (slots.isPlain || named.length > 1) && slots.strange.length === 0 && !operations.has('sum') && !operations.has('average');
    const measured = column ?? (slots.column || !isPlainly ? undefined : this.#tables.main(table));
    const counted = measured && rows.filter((row) => this.#tables.measure(row, measured) !== undefined);
    if (measured && counted && counted.length > 0) {
      const isOfTwo = counted.length === 2 && (named.length === 2 || slots.having.length > 1);
      const isComparing =
        isHigh !== undefined || ['difference', 'compare', 'over', 'under'].some((each) => operations.has(each as Operation));
      if (isOfTwo && isComparing && first && second && (measured.compare || !measured.difference))
        return this.#compared(measured, first, second, isHigh ?? !operations.has('under'), reading);
      if (operations.has('ratio') && isHigh !== undefined && measured.key === 'return') return this.#perMonth(measured, counted);
      const plain = (['difference', 'average', 'sum', 'order'] as const).find(
        (each) => (operations.has(each) || (each === 'order' && operations.has('rising'))) && measured[each],
      );
      if (plain && (named.length === 0 || named.length > 1)) return this.#whole(plain, slots, measured, counted, isSome);
      if (limit !== undefined && measured.filter && named.length === 0) return this.#filtered(slots, measured, counted, limit);
      const place = ranks.findIndex((each) => operations.has(each)) + 1;
      if (named.length !== 1 && (isHigh !== undefined || place > 0) && (slots.column || slots.isPlain)) {
        const ranked = this.#ranked(measured, counted, isHigh ?? true, place, isSome);
        // "The address of the smallest office": the row first, then what is asked of it.
        return (slots.of && ranked?.about && this.#tables.values(slots.of, ranked.about)) || ranked;
      }
    }
    if (
      slots.column &&
      this.isAskedOf(slots, reading) &&
      (named.length > 0 || (isSome && slots.isNamed && rows.length <= FEW && slots.column.rank && !operations.has('count')))
    )
      return this.#tables.values(slots.column, named.length > 0 ? named : rows);
    return this.#listing.of(slots, rows, isSome, reading);
  }

  /** Whether a value is what a question wants: its column is named plainly, or the question is short and of its kind. */
  isAskedOf({ column, isColumnPlain, rows, strange, unknown, operations }: Slots, { wanted, words, named, asksYesNo }: Reading): boolean {
    // A trade is no answer to whether its shop has one thing of it.
    if (asksYesNo && column?.tells && strange.length + unknown.length > 0) return false;
    if (wanted === 'reason' || (column?.counts && wanted !== 'number' && !operations.has('count'))) return false;
    if (unknown.length > (words.length <= SHORT ? 0 : STRANGE)) return false;
    const isOwn = rows.some((row) => named.includes(row)) && strange.length <= 1;
    return isColumnPlain || isOwn || (strange.length === 0 && (words.length <= SHORT || (wanted === 'time' && column?.key === 'months')));
  }

  #compared(column: Column, one: Entity, other: Entity, isHigh: boolean, { asksYesNo, text: asked }: Reading): Outcome | undefined {
    if (!column.compare) return this.#tables.values(column, [one, other]);
    const [first, second] = this.#tables.sorted([one, other], column, isHigh) as [Entity, Entity];
    const [value, otherValue] = [first, second].map((row) => this.#tables.measure(row, column) ?? 0) as [number, number];
    if (value === otherValue) return this.#tables.values(column, [one, other]);
    const text = fill(column.compare, {
      name: first.name,
      rank: (isHigh ? column.high : column.low)?.replace(/est$/, 'er') ?? '',
      value: this.#tables.said(column, first),
      other: second.name,
      otherValue: this.#tables.said(column, second),
      difference: Math.abs(value - otherValue),
    });
    return {
      text: `${asksYesNo && !/\bor\b/i.test(asked) ? (first === one ? 'Yes. ' : 'No. ') : ''}${text}`,
      paths: [first.path, second.path],
      about: [first, second],
    };
  }

  #filtered({ operations, upTo }: Slots, column: Column, rows: readonly Entity[], limit: number): Outcome | undefined {
    const value = (row: Entity) => this.#tables.measure(row, column) ?? 0;
    const hits = this.#tables
      .sorted(rows, column, true)
      .filter((row) =>
        upTo === undefined ? this.#tables.within(value(row), limit, operations) : value(row) >= limit && value(row) <= upTo,
      );
    const sense =
      upTo !== undefined
        ? 'between'
        : ((['atMost', 'under', 'atLeast', 'over'] as const).find((each) => operations.has(each)) ?? 'exactly');
    const values = {
      condition: this.#tables.words.conditions[sense],
      value: `${upTo === undefined ? '' : `${limit} ${this.#tables.and} `}${this.#tables.figure(column, upTo ?? limit, true)}`,
      is: hits.length === 1 ? 'is' : 'are',
      has: hits.length === 1 ? 'has' : 'have',
    };
    if (hits.length === 0) return undefined;
    const count = operations.has('count') ? `${this.#tables.found(hits)} ` : '';
    return this.#tables.told(
      hits,
      count + fill(column.filter ?? '', { ...values, list: this.#tables.names(hits, sense === 'exactly' ? undefined : column) }),
    );
  }

  #whole(
    operation: 'difference' | 'average' | 'sum' | 'order',
    { operations, isHigh }: Slots,
    column: Column,
    rows: readonly Entity[],
    isSome: boolean,
  ): Outcome {
    const sorted = this.#tables.sorted(rows, column, !operations.has('rising') && !(isHigh === false && operation === 'order'));
    const numbers = rows.map((row) => this.#tables.measure(row, column) ?? 0);
    const sum = numbers.reduce((total, number) => total + number, 0);
    const [high, low] = this.#tables.sorted(rows, column, true).filter((_, at, all) => at === 0 || at === all.length - 1) as [
      Entity,
      Entity,
    ];
    const value = { difference: Math.max(...numbers) - Math.min(...numbers), average: sum / rows.length, sum, order: 0 }[operation];
    const text = fill(column[operation] ?? '', {
      list:
        operation === 'order'
          ? this.#tables.names(sorted, column)
          : isSome
            ? this.#tables.names(rows)
            : (this.#tables.words.tables[column.of]?.all ?? ''),
      value: operation === 'difference' ? value : this.#tables.figure(column, value),
      whole: isSome ? '' : (column.whole ?? ''),
      high: high.name,
      highValue: this.#tables.said(column, high),
      low: (low ?? high).name,
      lowValue: this.#tables.said(column, low ?? high),
    });
    const outcome = this.#tables.told(operation === 'order' ? sorted : rows, capital(text));
    return operation === 'difference' ? { ...outcome, about: [high, low ?? high] } : outcome;
  }

  #ranked(column: Column, rows: readonly Entity[], isHigh: boolean, place: number, isSome: boolean): Outcome | undefined {
    const sorted = this.#tables.sorted(rows, column, isHigh);
    const values = [...new Set(sorted.map((row) => this.#tables.measure(row, column)))];
    const hits = sorted.filter((row) => this.#tables.measure(row, column) === values[place === 0 ? 0 : Math.max(place, 0)]);
    const [hit] = hits;
    if (!hit || !column.rank) return undefined;
    const text = this.#tables.ranked(column, hits, `${place > 0 ? `${ranks[place - 1]} ` : ''}${isHigh ? column.high : column.low}`);
    return this.#tables.told(
      hits,
      isSome && rows.length > 1 ? `${text} ${fill(this.#tables.words.alone, { list: this.#tables.names(rows) })}` : text,
    );
  }

  #perMonth(column: Column, rows: readonly Entity[]): Outcome | undefined {
    const ratio = ({ values }: Entity) => Number(values.return) / Number(values.months);
    const best = rows.toSorted((one, other) => ratio(other) - ratio(one))[0];
    return (
      best &&
      this.#tables.told(
        [best],
        fill(this.#tables.words.perMonth, { name: best.name, value: this.#tables.said(column, best), months: Number(best.values.months) }),
      )
    );
  }
}
