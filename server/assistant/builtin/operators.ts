import type { Entity } from '../../../search/fact.ts';
import type { Language } from '../../../search/language.ts';
import { fill, listed } from '../../fill.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';
import { merged, type Operation, SlotReader, type Slots } from './slots.ts';
import { type Column, Tables, type Words } from './tables.ts';

/** Words of the site that the table does not explain and that a question may have all the same. */
const STRANGE = 2;
/** Rows of which each is told. */
const FEW = 3;
/** Words of a short question. */
const SHORT = 5;
const whole = ['difference', 'average', 'sum', 'order', 'ratio'] as const;
const ranks: readonly Operation[] = ['second', 'third', 'fourth'];

/** Counts, compares, filters and orders what the site says in tables: clients, offices, services, documents. */
export class Operators {
  readonly #words: Words;
  readonly #tables: Tables;
  readonly #slots: SlotReader;
  readonly #and: string;
  readonly #pronouns: readonly string[];

  /**
   * @param pronouns words that mean a person
   * @param isTelling whether a word is one that facts tell something by
   */
  constructor(
    entities: readonly Entity[],
    words: Words,
    and: string,
    pronouns: readonly string[],
    language: Language,
    isTelling: (word: string) => boolean,
  ) {
    this.#pronouns = pronouns;
    this.#words = words;
    this.#and = and;
    this.#tables = new Tables(entities, words, and);
    this.#slots = new SlotReader(this.#tables, words, language, isTelling);
  }

  slots(reading: Reading, carried: readonly Entity[] = [], before?: Slots): Slots | undefined {
    return this.#slots.read(reading, carried, before);
  }

  /** What a question asks of the tables, for who wants to know why. */
  explained(reading: Reading, carried: readonly Entity[] = [], before?: Slots): string {
    const slots = this.#slots.read(reading, carried, before);
    if (!slots) return 'nothing of the tables';
    const { table, isPlain, column, rows, having, operations, isHigh, limit, strange } = slots;
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('+') || '-';
    return `table ${table}${isPlain ? '!' : ''} column ${column?.key ?? '-'} rows ${names(rows)} having ${names(having)} do ${[...operations].join('+') || '-'} ${isHigh === undefined ? '' : isHigh ? 'most' : 'least'} ${limit ?? ''} strange ${strange.join('+') || '-'}`;
  }

  /**
   * @param carried what the conversation is about
   * @param before what the question before asked of the tables, where this one may go on from it
   * @returns undefined where the question asks nothing of the tables
   */
  answer(reading: Reading, carried: readonly Entity[] = [], before?: Slots): Outcome | undefined {
    const isOfPerson = carried[0]?.kind === 'person' && reading.words.some((word) => this.#pronouns.includes(word));
    const own = this.#slots.read(reading, carried, before, isOfPerson ? 'person' : undefined);
    if (!own || own.strange.length > STRANGE) return undefined;
    const isAgainst = own.isHigh !== undefined || (own.limit === undefined && (own.operations.has('over') || own.operations.has('under')));
    const [against] = own.rows.length === 1 && isAgainst ? carried.filter((row) => row.kind === own.table && row !== own.rows[0]) : [];
    if (against && (own.operations.has('than') || reading.leans)) {
      const compared = this.#of(
        {
          ...own,
          ...(own.column || before?.column ? { column: own.column ?? before?.column } : {}),
          rows: [against, ...own.rows],
        } as Slots,
        reading,
      );
      if (compared) return compared;
    }
    const isAsking =
      own.isHigh !== undefined || own.limit !== undefined || own.having.length > 0 || ranks.some((each) => own.operations.has(each));
    const isWhole = own.isPlain || (own.rows.length > 0 && own.column !== undefined);
    // "Which services solved it?": of what is spoken of, not of all.
    const ofIt =
      reading.leans && own.isPlain && !isAsking && carried[0] && carried[0].kind !== own.table
        ? this.#slots.read(reading, carried, before, carried[0].kind)
        : undefined;
    if (ofIt?.isColumnNamed && ofIt.column && carried[0] && own.strange.length <= 1 && this.#isAskedOf(ofIt, reading)) {
      const told = this.#values(ofIt.column, [carried[0]]);
      if (told) return { ...told, slots: { ...ofIt, rows: [carried[0]] } };
    }
    // What a short question leaves out stands in the one before it.
    if (!isWhole && before && own.strange.length === 0 && (own.rows.length > 0 || own.column || isAsking)) {
      const both = merged(own, before);
      const outcome = both && this.#of(both, reading);
      if (outcome) return outcome;
    }
    const thing =
      reading.leans &&
      (carried[0]?.kind === 'service' || carried[0]?.kind === 'industry') &&
      own.isNamed &&
      own.having.length === 0 &&
      own.operations.has('list')
        ? carried.find(({ kind }) => kind === 'service' || kind === 'industry')
        : undefined;
    if (thing && own.strange.length === 0) return this.#of({ ...own, having: [thing] }, reading);
    const [row] = own.rows.length === 0 && !own.isPlain && !isAsking ? carried.filter(({ kind }) => kind === own.table) : [];
    if (row)
      return own.column && own.strange.length <= (own.isColumnNamed ? STRANGE : 1) ? this.#of({ ...own, rows: [row] }, reading) : undefined;
    const isComputing =
      own.column?.rank !== undefined &&
      (own.isNamed || (own.isColumnNamed && own.strange.length + own.unknown.length <= 1)) &&
      own.strange.length <= (own.isColumnPlain ? STRANGE : 1) &&
      (own.isHigh !== undefined || ranks.some((each) => own.operations.has(each)) || whole.some((each) => own.operations.has(each)));
    const isAskingWhich = own.isNamed && own.operations.has('list') && isAsking && own.strange.length <= (own.column ? 1 : 0);
    const isSure = isWhole || own.rows.length > 0 || isComputing || isAskingWhich;
    return isSure ? this.#of(own, reading) : undefined;
  }

  #of(slots: Slots, reading: Reading): Outcome | undefined {
    const outcome = this.#claimed(slots, reading) ?? this.#computed(slots, reading);
    return outcome && { ...outcome, slots };
  }

  /** Yes or no to what is said of one row. */
  #claimed(
    { rows, column, having, operations, isHigh, limit, table, isPlain, isColumnNamed, strange, unknown }: Slots,
    { isPremise, asksYesNo, numbers, named }: Reading,
  ): Outcome | undefined {
    const [row, other] = rows;
    if (row && other && rows.length === 2 && isPremise && !operations.has('list')) return this.#isAnother(row, other, named, isHigh);
    if (rows.length > 1 || !(isPremise || asksYesNo)) return undefined;
    if (!row) return this.#claimedCount(table, isPlain && !column && having.length === 0 ? numbers : []);
    const told = (holds: boolean, of: Column, ...others: Entity[]): Outcome => ({
      text: `${holds ? 'Yes' : 'No'}. ${[row, ...others].map((each) => this.say(of, each)).join(' ')}`,
      paths: [...new Set([row, ...others].map(({ path }) => path))],
      about: [row, ...others],
    });
    const measured = column?.rank ? column : isHigh === undefined ? undefined : this.#tables.main(table);
    if (measured && limit !== undefined) {
      const value = this.#tables.measure(row, measured);
      if (value === undefined) return undefined;
      const others = this.#tables.rows(table).filter((other) => other !== row && this.#tables.measure(other, measured) === limit);
      const holds = this.#within(value, limit, operations);
      return told(holds, measured, ...(holds || others.length !== 1 ? [] : others));
    }
    if (measured && isHigh !== undefined && having.length === 0) {
      const [top] = this.#sorted(this.#tables.rows(table), measured, isHigh);
      return top && told(top === row, measured, ...(top === row ? [] : [top]));
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
      text: `No. ${this.say(telling, row)} ${this.say(telling, other)}`,
      paths: [...new Set([row.path, other.path])],
      about: [row, other],
    };
  }

  /** "Six services, right?" */
  #claimedCount(table: Slots['table'], [number]: readonly number[]): Outcome | undefined {
    const rows = this.#tables.rows(table);
    const said = this.#words.tables[table]?.count;
    if (number === undefined || !said) return undefined;
    const text = capital(fill(said, { count: this.#words.counts[rows.length] ?? rows.length, list: this.#names(rows) }));
    return this.#told(rows, `${number === rows.length ? 'Yes' : 'No'}. ${text}`);
  }

  #computed(slots: Slots, reading: Reading): Outcome | undefined {
    const { table, operations, isHigh, limit, rows: named } = slots;
    const rows = this.#meant(slots);
    const isSome = rows.length < this.#tables.rows(table).length;
    const [first, second] = rows;
    if (!first) return undefined;
    if (operations.has('same')) return this.#alike(slots);
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
      if (named.length === 0 && (isHigh !== undefined || place > 0) && (slots.column || slots.isPlain))
        return this.#ranked(measured, counted, isHigh ?? true, place, isSome);
    }
    if (
      slots.column &&
      this.#isAskedOf(slots, reading) &&
      (named.length > 0 || (isSome && slots.isNamed && rows.length <= FEW && slots.column.rank && !operations.has('count')))
    )
      return this.#values(slots.column, named.length > 0 ? named : rows);
    return this.#listed(slots, rows, isSome, reading);
  }

  /** The rows that are named, or those that have what is wanted. */
  #meant({ table, rows, having, operations }: Slots): readonly Entity[] {
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

  #within(value: number, limit: number, operations: ReadonlySet<Operation>): boolean {
    if (operations.has('atMost')) return value <= limit;
    if (operations.has('atLeast') && !operations.has('under')) return value >= limit;
    if (operations.has('under')) return value < limit;
    return operations.has('over') ? value > limit : value === limit;
  }

  #sorted(rows: readonly Entity[], column: Column, isHigh: boolean): Entity[] {
    const value = (row: Entity) => this.#tables.measure(row, column) ?? 0;
    return rows.toSorted((one, other) => (value(other) - value(one)) * (isHigh ? 1 : -1));
  }

  #names(rows: readonly Entity[], column?: Column): string {
    return listed(
      rows.map((row) => `${row.kind === 'document' ? `"${row.name}"` : row.name}${column ? ` (${this.#tables.said(column, row)})` : ''}`),
      this.#and,
    );
  }

  #told(rows: readonly Entity[], text: string): Outcome {
    const [first] = rows;
    const home = first ? [this.#tables.home(first.kind)] : [];

    return { text, paths: [...new Set([...(rows.length === 1 && first ? [first.path] : []), ...home])], about: rows };
  }

  #compared(column: Column, one: Entity, other: Entity, isHigh: boolean, { asksYesNo }: Reading): Outcome | undefined {
    if (!column.compare) return this.#values(column, [one, other]);
    const [first, second] = this.#sorted([one, other], column, isHigh) as [Entity, Entity];
    const [value, otherValue] = [first, second].map((row) => this.#tables.measure(row, column) ?? 0) as [number, number];
    if (value === otherValue) return this.#values(column, [one, other]);
    const text = fill(column.compare, {
      name: first.name,
      rank: (isHigh ? column.high : column.low)?.replace(/est$/, 'er') ?? '',
      value: this.#tables.said(column, first),
      other: second.name,
      otherValue: this.#tables.said(column, second),
      difference: Math.abs(value - otherValue),
    });
    return {
      text: `${asksYesNo ? (first === one ? 'Yes. ' : 'No. ') : ''}${text}`,
      paths: [first.path, second.path],
      about: [first, second],
    };
  }

  #filtered({ operations, upTo }: Slots, column: Column, rows: readonly Entity[], limit: number): Outcome | undefined {
    const value = (row: Entity) => this.#tables.measure(row, column) ?? 0;
    const hits = this.#sorted(rows, column, true).filter((row) =>
      upTo === undefined ? this.#within(value(row), limit, operations) : value(row) >= limit && value(row) <= upTo,
    );
    const sense =
      upTo !== undefined
        ? 'between'
        : ((['atMost', 'under', 'atLeast', 'over'] as const).find((each) => operations.has(each)) ?? 'exactly');
    const values = {
      condition: this.#words.conditions[sense],
      value: `${upTo === undefined ? '' : `${limit} ${this.#and} `}${this.#tables.figure(column, upTo ?? limit, true)}`,
      is: hits.length === 1 ? 'is' : 'are',
    };
    if (hits.length === 0) return undefined;
    const count = operations.has('count') ? `${fill(this.#words.found, { count: this.#words.counts[hits.length] ?? hits.length })} ` : '';
    return this.#told(
      hits,
      count + fill(column.filter ?? '', { ...values, list: this.#names(hits, sense === 'exactly' ? undefined : column) }),
    );
  }

  #whole(
    operation: 'difference' | 'average' | 'sum' | 'order',
    { operations, isHigh }: Slots,
    column: Column,
    rows: readonly Entity[],
    isSome: boolean,
  ): Outcome {
    const sorted = this.#sorted(rows, column, !operations.has('rising') && !(isHigh === false && operation === 'order'));
    const numbers = rows.map((row) => this.#tables.measure(row, column) ?? 0);
    const sum = numbers.reduce((total, number) => total + number, 0);
    const [high, low] = this.#sorted(rows, column, true).filter((_, at, all) => at === 0 || at === all.length - 1) as [Entity, Entity];
    const value = { difference: Math.max(...numbers) - Math.min(...numbers), average: sum / rows.length, sum, order: 0 }[operation];
    const text = fill(column[operation] ?? '', {
      list: operation === 'order' ? this.#names(sorted, column) : isSome ? this.#names(rows) : (this.#words.tables[column.of]?.all ?? ''),
      value: operation === 'difference' ? value : this.#tables.figure(column, value),
      whole: isSome ? '' : (column.whole ?? ''),
      high: high.name,
      highValue: this.#tables.said(column, high),
      low: (low ?? high).name,
      lowValue: this.#tables.said(column, low ?? high),
    });
    const outcome = this.#told(operation === 'order' ? sorted : rows, capital(text));
    return operation === 'difference' ? { ...outcome, about: [high, low ?? high] } : outcome;
  }

  #ranked(column: Column, rows: readonly Entity[], isHigh: boolean, place: number, isSome: boolean): Outcome | undefined {
    const sorted = this.#sorted(rows, column, isHigh);
    const values = [...new Set(sorted.map((row) => this.#tables.measure(row, column)))];
    const hits = sorted.filter((row) => this.#tables.measure(row, column) === values[place === 0 ? 0 : Math.max(place, 0)]);
    const [hit] = hits;
    if (!hit || !column.rank) return undefined;
    const text = fill(column.rank, {
      name: this.#names(hits),
      rank: `${place > 0 ? `${ranks[place - 1]} ` : ''}${isHigh ? column.high : column.low}`,
      value: this.#tables.said(column, hit),
      is: hits.length === 1 ? 'is' : 'are',
      has: hits.length === 1 ? 'has' : 'have',
    });
    return this.#told(hits, isSome && rows.length > 1 ? `${fill(this.#words.alone, { list: this.#names(rows) })} ${text}` : text);
  }

  #perMonth(column: Column, rows: readonly Entity[]): Outcome | undefined {
    const ratio = ({ values }: Entity) => Number(values.return) / Number(values.months);
    const best = rows.toSorted((one, other) => ratio(other) - ratio(one))[0];
    return (
      best &&
      this.#told(
        [best],
        fill(this.#words.perMonth, { name: best.name, value: this.#tables.said(column, best), months: Number(best.values.months) }),
      )
    );
  }

  /** Rows that have the same list. */
  #alike({ table, column }: Slots): Outcome | undefined {
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
      .map((rows) => fill(listing.same ?? '', { list: this.#names(rows), value: this.#tables.said(listing, rows[0] as Entity) }))
      .join(' ');
    return this.#told(alike.flat(), text);
  }

  /** Whether a value is what a question wants: its column is named plainly, or the question is short and of its kind. */
  #isAskedOf({ column, isColumnPlain, rows, strange, unknown, operations }: Slots, { wanted, words, named }: Reading): boolean {
    if (wanted === 'reason' || (column?.counts && wanted !== 'number' && !operations.has('count'))) return false;
    if (unknown.length > (words.length <= SHORT ? 0 : STRANGE)) return false;
    const isOwn = rows.some((row) => named.includes(row)) && strange.length <= 1;
    return isColumnPlain || isOwn || (strange.length === 0 && (words.length <= SHORT || (wanted === 'time' && column?.key === 'months')));
  }

  #values(column: Column, rows: readonly Entity[]): Outcome | undefined {
    const telling = rows.filter((row) => row.values[column.counts ?? column.key] !== undefined);
    if (telling.length === 0 || telling.length < rows.length) return undefined;
    return {
      text: telling.map((row) => this.say(column, row)).join(' '),
      paths: [...new Set(telling.map(({ path }) => path))],
      about: telling,
    };
  }

  say(column: Column, row: Entity): string {
    return fill(column.value, { name: row.name, value: this.#tables.said(column, row) });
  }

  /** Which there are, of all or of those that have something. */
  #listed(
    { table, rows: named, having, operations, isPlain, strange, column }: Slots,
    rows: readonly Entity[],
    isSome: boolean,
    { asksYesNo, words, leans }: Reading,
  ): Outcome | undefined {
    const isAsking = operations.has('list') || operations.has('count');
    if (!isAsking || strange.length > 1 || (named.length > 0 && !operations.has('except'))) return undefined;
    const count = operations.has('count') ? `${fill(this.#words.found, { count: this.#words.counts[rows.length] ?? rows.length })} ` : '';
    if (isSome && having.length > 0) {
      if (table === 'document' && strange.length > 0) return undefined;
      const telling = this.#tables.columns.find(
        ({ of, key, by = key, filter, rank }) =>
          of === table &&
          filter &&
          !rank &&
          having.some(({ name }) => this.#tables.rows(table).some((row) => [row.values[by]].flat().includes(name))),
      );
      if (!telling?.filter) return undefined;
      const many = rows.length > 1;
      const values = {
        list: this.#names(rows),
        value: listed(
          having.map(({ name }) => name),
          this.#and,
        ),
        use: operations.has('except') ? (many ? 'do not use' : 'does not use') : many ? 'use' : 'uses',
        is: many ? 'are' : 'is',
        client: many ? 'clients' : 'client',
      };
      return this.#told(rows, count + fill(telling.filter, values));
    }
    const said = this.#words.tables[table]?.count;
    if (
      !said ||
      !isPlain ||
      asksYesNo ||
      leans ||
      having.length > 0 ||
      words.length > 9 ||
      strange.length > (operations.has('count') ? 1 : 0)
    )
      return undefined;
    const shown = column && operations.has('list') && !column.rank && table === 'person' ? column : undefined;
    return this.#told(rows, capital(fill(said, { count: this.#words.counts[rows.length] ?? rows.length, list: this.#names(rows, shown) })));
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
