import { capital, fill } from '../../../format/fill.ts';
import type { Entity } from '../../../search/fact.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';
import type { Slots } from './slots.ts';
import type { Column, Tables } from './tables.ts';

/** Confirms or corrects what is said of the tables: "TechPro made 425%, right?" */
export class Claims {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Yes or no to what is said of one row. */
  of(
    { rows, column, having, operations, isHigh, limit, table, isPlain, isColumnNamed, strange, unknown }: Slots,
    { isPremise, asksYesNo, numbers, named }: Reading,
  ): Outcome | undefined {
    const [row, other] = rows;
    if (row && other && rows.length === 2 && isPremise && !operations.has('list')) return this.#isAnother(row, other, named, isHigh);
    if (rows.length > 1 || !(isPremise || asksYesNo)) return undefined;
    if (!row)
      return this.#claimedCount(
        table,
        isPlain && !column && having.length + strange.length + unknown.length === 0 ? numbers.filter((each) => isPremise || each > 1) : [],
      );
    const told = (holds: boolean, of: Column, ...others: Entity[]): Outcome => ({
      text: `${holds ? 'Yes' : 'No'}. ${[row, ...others].map((each) => this.#tables.say(of, each)).join(' ')}`,
      paths: [...new Set([row, ...others].map(({ path }) => path))],
      about: [row, ...others],
    });
    const measured = column?.rank ? column : isHigh === undefined ? undefined : this.#tables.main(table);
    if (measured && limit !== undefined) {
      const value = this.#tables.measure(row, measured);
      if (value === undefined) return undefined;
      const others = this.#tables.rows(table).filter((other) => other !== row && this.#tables.measure(other, measured) === limit);
      const holds = this.#tables.within(value, limit, operations);
      return told(holds, measured, ...(holds || others.length !== 1 ? [] : others));
    }
    if (measured && isHigh !== undefined && having.length === 0) {
      const [top] = this.#tables.sorted(this.#tables.rows(table), measured, isHigh);
      if (!top) return undefined;
      const first = this.#tables.ranked(measured, [top], isHigh ? measured.high : measured.low);
      return top === row
        ? { ...told(true, measured), text: `Yes. ${first}` }
        : { ...told(false, measured, top), text: `No. ${first} ${this.#tables.say(measured, row)}` };
    }
    if (having.length === 0 || (isColumnNamed && column?.rank) || strange.length + unknown.length > 1) return undefined;
    const telling = this.#tables.columns.find(
      ({ of, key, by = key }) =>
        of === table &&
        this.#tables.rows(table).some((each) => [each.values[by]].flat().some((value) => having.some(({ name }) => name === value))),
    );
    return (
      telling &&
      told(
        having.every((each) => this.#tables.has(row, each)),
        telling,
      )
    );
  }

  /** "GlowCo is that furniture shop?", of a row that is named and one that is only hinted at. */
  #isAnother(row: Entity, other: Entity, named: readonly Entity[], isHigh: boolean | undefined): Outcome | undefined {
    const telling = this.#tables.columns.find(({ of, tells }) => of === row.kind && tells);
    if (!telling || isHigh !== undefined || named.includes(other)) return undefined;
    return {
      text: `No. ${this.#tables.say(telling, row)} ${this.#tables.say(telling, other)}`,
      paths: [...new Set([row.path, other.path])],
      about: [row, other],
    };
  }

  /** "Six services, right?" */
  #claimedCount(table: Slots['table'], [number]: readonly number[]): Outcome | undefined {
    const rows = this.#tables.rows(table);
    const said = this.#tables.words.tables[table]?.count;
    if (number === undefined || !said) return undefined;
    const text = capital(fill(said, { count: this.#tables.words.counts[rows.length] ?? rows.length, list: this.#tables.names(rows) }));
    return this.#tables.told(rows, `${number === rows.length ? 'Yes' : 'No'}. ${text}`);
  }
}
