import type { Content } from '../../../content/load.ts';
import type { Entity } from '../../../search/fact.ts';
import type { Language } from '../../../search/language.ts';
import { fill, listed } from '../../fill.ts';
import type { Outcome } from './outcome.ts';
import { Phrases } from './phrases.ts';
import type { Reading } from './reading.ts';

type Words = Content['assistant']['operators'];
type Column = Words['columns'][string] & { key: string };
type Operation = keyof Words['operations'];

/** What a question asks of the tables. */
interface Asked {
  columns: readonly Column[];
  operations: ReadonlySet<Operation>;
  /** Tables by the names that are meant for them, and by those that others share. */
  tables: readonly string[];
  also: readonly string[];
}

/** Words of a question that goes on with the table that was spoken of: "and the smallest?" */
const SHORT = 5;

/** Counts, compares, filters and orders what the site says in tables: clients, offices, services, documents. */
export class Operators {
  readonly #entities: readonly Entity[];
  readonly #words: Words;
  readonly #and: string;
  readonly #columns: Phrases<Column>;
  readonly #operations: Phrases<Operation>;
  readonly #tables: Phrases<string>;
  readonly #also: Phrases<string>;

  constructor(entities: readonly Entity[], words: Words, and: string, language: Language) {
    this.#entities = entities;
    this.#words = words;
    this.#and = and;
    this.#columns = new Phrases(
      language,
      Object.entries(words.columns).map(([key, column]) => [{ ...column, key }, column.names]),
    );
    this.#operations = new Phrases(
      language,
      Object.entries(words.operations).map(([key, list]) => [key as Operation, list]),
    );
    this.#tables = new Phrases(
      language,
      Object.entries(words.tables).map(([kind, { names }]) => [kind, names]),
    );
    this.#also = new Phrases(
      language,
      Object.entries(words.tables).map(([kind, { also }]) => [kind, also]),
    );
  }

  /**
   * @param carried what the conversation is about, where the question names nothing itself
   * @returns undefined where the question asks nothing of the tables
   */
  answer(reading: Reading, carried: readonly Entity[] = []): Outcome | undefined {
    const { forms } = reading;
    const asked: Asked = {
      columns: this.#columns.in(forms),
      operations: new Set(this.#operations.in(forms)),
      tables: this.#tables.in(forms),
      also: this.#also.in(forms),
    };
    const named = this.#rowsNamed(reading, asked);
    return (
      this.#compared(reading, asked, named, carried) ??
      (named.length === 0 ? this.#computed(reading, asked, carried) : undefined) ??
      this.#filtered(reading, asked, carried) ??
      (named.length === 0 ? this.#counted(reading, asked, carried.length > 0) : undefined)
    );
  }

  /** A figure or list of one row: how long did TechPro take. Undefined unless a column is plainly meant. */
  value(reading: Reading, entity: Entity, isCarried = false): Outcome | undefined {
    const { forms, wanted } = reading;
    const places = this.#columns.places(forms).filter(({ of }) => of.of === entity.kind && entity.values[of.key] !== undefined);
    const time = places.filter(({ of }) => of.key === 'months');
    const best =
      (wanted === 'time' ? time : places.filter(({ of }) => of.key !== 'months' || wanted === undefined))[0]?.of ??
      (wanted === 'place' ? places.find(({ of }) => ['place', 'address', 'country'].includes(of.key))?.of : undefined);
    if (!best) return undefined;
    // Where the conversation only carries it on, the kind of the question must say it as well.
    if (isCarried && best.key === 'months' && wanted !== 'time' && reading.words.length > 5) return undefined;
    if (wanted === 'number' && typeof entity.values[best.key] !== 'number') return undefined;
    return { text: this.say(best, entity), paths: [entity.path], about: [entity] };
  }

  column(key: string): Column {
    return { ...(this.#words.columns[key] as Words['columns'][string]), key };
  }

  say(column: Column, entity: Entity): string {
    return fill(column.value, { name: entity.name, value: this.#said(column, entity.values[column.key]) });
  }

  rows(kind: Entity['kind']): Entity[] {
    return this.#entities.filter((entity) => entity.kind === kind);
  }

  /** The row that has most or least of a column. */
  extreme(key: string, isHigh: boolean): Entity[] {
    const rows = this.rows(this.column(key).of as Entity['kind']).filter(({ values }) => typeof values[key] === 'number');
    return rows.toSorted((one, other) => (Number(other.values[key]) - Number(one.values[key])) * (isHigh ? 1 : -1));
  }

  #said({ unit = '' }: Column, value: Entity['values'][string] | undefined): string {
    return typeof value === 'number'
      ? `${Number.isInteger(value) ? value : value.toFixed(1)}${unit}`
      : Array.isArray(value)
        ? listed(value, this.#and)
        : String(value);
  }

  /** Rows that a question names, a client also by its trade. */
  #rowsNamed({ named, hinted }: Reading, { tables, also }: Asked): Entity[] {
    const singles = named.filter(({ kind }) => ['client', 'office', 'document', 'person'].includes(kind));
    const byHint = hinted.filter(
      ({ kind }) => kind === 'client' || (kind === 'office' && (tables.includes('office') || also.includes('office'))),
    );
    const byTrade = named
      .filter(({ kind }) => kind === 'industry')
      .flatMap(({ name }) => this.rows('client').filter(({ values }) => values.industry === name));
    return [...new Set([...singles, ...(singles.length === 0 && byTrade.length < 2 && byHint.length < 2 ? [] : [...byHint, ...byTrade])])];
  }

  #direction({ key }: Column, operations: ReadonlySet<Operation>): boolean | undefined {
    if (key === 'months' && (operations.has('swift') || operations.has('slow'))) return operations.has('slow');
    return operations.has('lowest') || operations.has('less')
      ? false
      : operations.has('highest') || operations.has('more')
        ? true
        : undefined;
  }

  /** The numeric column that is meant: of the table that is named, by most of its words. */
  #numeric({ columns, tables, also }: Asked, operations: ReadonlySet<Operation>, carried: readonly Entity[]): Column | undefined {
    const numeric = columns.filter(({ rank }) => rank);
    const timed = operations.has('swift') || operations.has('slow') ? [this.column('months')] : [];
    const all = numeric.length > 0 ? numeric : timed;
    return (
      all.find(({ of }) => tables.includes(of)) ??
      (tables.length > 0 && !tables.some((table) => all.some(({ of }) => of === table))
        ? undefined
        : (all.find(({ of }) => also.includes(of)) ?? all.find(({ of }) => carried.some(({ kind }) => kind === of)) ?? all[0]))
    );
  }

  #compared(reading: Reading, asked: Asked, named: readonly Entity[], carried: readonly Entity[]): Outcome | undefined {
    const isOfTwo = named.length === 0 && (asked.operations.has('more') || asked.operations.has('less')) && asked.tables.length === 0;
    const [one, other] = isOfTwo
      ? carried.filter(({ kind }) => kind === carried[0]?.kind)
      : named.length > 1
        ? named
        : [...carried.filter((row) => named.some((entity) => entity !== row && entity.kind === row.kind)), ...named];
    if (!one || !other || one.kind !== other.kind) return undefined;
    const columns = asked.columns.filter(({ of, compare }) => compare && of === one.kind);
    const column =
      columns[0] ??
      (asked.operations.has('swift') || asked.operations.has('slow')
        ? this.column('months')
        : asked.operations.size > 0
          ? Object.keys(this.#words.columns)
              .map((key) => this.column(key))
              .find(({ of, compare }) => of === one.kind && compare)
          : undefined);
    // "More than" sets a limit elsewhere; between two it compares.
    const compared = new Set(asked.operations);
    if (compared.has('over')) compared.add('more');
    if (compared.has('under')) compared.add('less');
    const isHigh = column && this.#direction(column, compared);
    if (!column?.compare || isHigh === undefined) return undefined;
    const value = (row: Entity) => Number(row.values[column.key]);
    const [first, second] = value(one) > value(other) === isHigh ? [one, other] : [other, one];
    const holds = reading.asksYesNo ? (first === one ? 'Yes. ' : 'No. ') : '';
    const rank = (isHigh ? column.high : column.low)?.replace(/est$/, 'er') ?? '';
    const text = fill(column.compare, {
      name: first.name,
      rank,
      value: this.#said(column, value(first)),
      other: second.name,
      otherValue: this.#said(column, value(second)),
    });
    return { text: holds + text, paths: [first.path, second.path], about: [first] };
  }

  #computed(reading: Reading, asked: Asked, carried: readonly Entity[]): Outcome | undefined {
    const { operations } = asked;
    const column = this.#numeric(asked, operations, carried);
    if (!column) return undefined;
    const isTable =
      asked.tables.includes(column.of) ||
      asked.also.includes(column.of) ||
      carried.filter(({ kind }) => kind === column.of).length > (reading.words.length <= SHORT ? 0 : 1);
    const isPlain = (['average', 'sum', 'difference', 'order', 'ratio', 'second', 'third'] as const).some((operation) =>
      operations.has(operation),
    );
    if (!isTable && !isPlain) return undefined;
    const rows = this.rows(column.of as Entity['kind']).filter(
      (row) => typeof row.values[column.key] === 'number' && this.#isOfType(row, reading),
    );
    const values = rows.map((row) => Number(row.values[column.key]));
    const total = values.reduce((sum, value) => sum + value, 0);
    const [top] = rows;
    if (!top) return undefined;
    const whole = (text: string, about: readonly Entity[] = []): Outcome => ({
      text,
      paths: [...new Set([...(about.length === 1 ? about.map(({ path }) => path) : []), this.#home(column.of, top)])],
      about,
    });
    const sorted = rows.toSorted((one, other) => Number(other.values[column.key]) - Number(one.values[column.key]));
    if (operations.has('ratio') && column.key === 'return') {
      const ratio = (row: Entity) => Number(row.values.return) / Number(row.values.months);
      const best = rows.toSorted((one, other) => ratio(other) - ratio(one))[0] as Entity;
      return whole(
        `${best.name} earned most for each month of work: ${this.#said(column, best.values.return)} in ${best.values.months} months.`,
        [best],
      );
    }
    if (operations.has('difference') && column.difference) {
      const [high, low] = [sorted[0], sorted.at(-1)] as [Entity, Entity];
      return whole(
        fill(column.difference, {
          value: Number(high.values[column.key]) - Number(low.values[column.key]),
          high: high.name,
          highValue: this.#said(column, high.values[column.key]),
          low: low.name,
          lowValue: this.#said(column, low.values[column.key]),
        }),
      );
    }
    if (operations.has('average') && column.average) return whole(fill(column.average, { value: this.#said(column, total / rows.length) }));
    if (operations.has('order') && column.order)
      return whole(
        fill(column.order, {
          list: listed(
            sorted.map((row) => `${row.name} (${this.#said(column, row.values[column.key])})`),
            this.#and,
          ),
        }),
      );
    if (operations.has('sum') && column.sum && !operations.has('highest'))
      return whole(fill(column.sum, { value: this.#said(column, total) }));
    const limit = reading.numbers.find((number) => number > 1);
    const isUnder = operations.has('under') || (column.key === 'months' && operations.has('swift'));
    if (limit !== undefined && (operations.has('over') || isUnder) && column.filter) {
      const isOver = !operations.has('under') && operations.has('over') && !(column.key === 'months' && operations.has('swift'));
      const hits = sorted.filter((row) => (isOver ? Number(row.values[column.key]) > limit : Number(row.values[column.key]) < limit));
      if (hits.length === 0) return undefined;
      const list = listed(
        hits.map((row) => `${row.name} (${this.#said(column, row.values[column.key])})`),
        this.#and,
      );
      return whole(
        fill(column.filter, { list, condition: isOver ? 'of more than' : 'of less than', value: this.#said(column, limit) }).replace(
          'took of',
          'took',
        ),
        hits,
      );
    }
    const isHigh = this.#direction(column, operations) ?? (operations.has('second') || operations.has('third') ? true : undefined);
    if (isHigh === undefined || !column.rank) return undefined;
    const place = operations.has('second') ? 1 : operations.has('third') ? 2 : 0;
    const row = (isHigh ? sorted : sorted.toReversed())[place] as Entity;
    const rank = `${['', 'second ', 'third '][place]}${isHigh ? column.high : column.low}`;
    return whole(fill(column.rank, { name: row.name, rank, value: this.#said(column, row.values[column.key]) }), [row]);
  }

  /** Which clients use a service, or are of a trade; which documents are of a type. */
  #filtered(reading: Reading, asked: Asked, carried: readonly Entity[]): Outcome | undefined {
    const { named, hinted, wanted } = reading;
    const { tables, also } = asked;
    const type =
      tables.includes('document') && /\b(which|what|list|how many|howmany)\b/.test(reading.words.join(' '))
        ? this.rows('document').filter((row) => this.#isOfType(row, reading))
        : [];
    if (
      type.length > 0 &&
      type.length < this.rows('document').length &&
      !asked.columns.some(({ key }) => key === 'contents' || key === 'pages' || key === 'bytes')
    ) {
      const column = this.column('type');
      return {
        text: fill(column.filter ?? '', {
          value: String(type[0]?.values.type),
          list: listed(
            type.map(({ name }) => `"${name}"`),
            this.#and,
          ),
        }),
        paths: ['/resources'],
        about: type,
      };
    }
    const isAboutClients = tables.includes('client') || also.includes('client');
    const first = reading.words.slice(0, 4).join(' ');
    const asksWho =
      wanted === 'person' ||
      /^(and |so )?(which|who|any|anybody|anyone|name|list|do you have|have you|is there|are there|you have|howmany|show me|give me|what (client|project|case)s?)\b/.test(
        first,
      );
    if (!isAboutClients || !asksWho) return undefined;
    const own = [...named, ...hinted];
    // "Which clients use it?"
    const spokenOf = own.some(({ kind }) => kind === 'service' || kind === 'industry') ? own : [...own, ...carried];
    const service = spokenOf.find(({ kind }) => kind === 'service');
    const trade = spokenOf.find(({ kind }) => kind === 'industry');
    const subject = service ?? trade;
    const isUse =
      !service ||
      asked.columns.some(({ key }) => key === 'services') ||
      tables.includes('client') ||
      /\b(got|have|has|let|with|name|your|who)\b/.test(reading.words.join(' '));
    if (!subject || !isUse || (!service && reading.words.length > 9)) return undefined;
    const column = this.column(service ? 'services' : 'trade');
    const hits = this.rows('client').filter(({ values }) =>
      service ? (values.services as readonly string[]).includes(service.name) : values.industry === trade?.name,
    );
    const text = hits.length === 0 ? column.none : column.filter;
    if (!text) return undefined;
    const many = hits.length > 1;
    return {
      text: fill(text, {
        list: listed(
          hits.map(({ name }) => name),
          this.#and,
        ),
        value: service ? subject.name : subject.name,
        use: many ? 'use' : 'uses',
        is: many ? 'are' : 'is',
        client: many ? 'clients' : 'client',
      }),
      paths: hits.length === 1 ? [hits[0]?.path ?? '/case-studies'] : ['/case-studies'],
      about: hits,
    };
  }

  #counted({ words, asksYesNo }: Reading, { tables, operations, columns, also }: Asked, goesOn: boolean): Outcome | undefined {
    const [kind] = tables;
    const table = kind && this.#words.tables[kind];
    const said = words.join(' ');
    const isList =
      (goesOn ? /\b(list|all|show)\b/ : /\b(list|name|which|what are|all|show)\b/).test(said) &&
      !columns.some(({ of, rank }) => of === kind && rank) &&
      words.length <= 7 &&
      operations.size === (operations.has('count') ? 1 : 0);
    if (!table || tables.length > 1 || (!operations.has('count') && !isList) || asksYesNo) return undefined;
    if (isList && !operations.has('count') && (also.some((other) => other !== kind) || words.length > 6)) return undefined;
    // "How many clients" may mean all of them, which is a fact.
    const rows = this.rows(kind as Entity['kind']);
    const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
    const text = fill(table.count, {
      count: numbers[rows.length] ?? rows.length,
      list: listed(
        rows.map(({ name }) => name),
        this.#and,
      ),
    });
    return { text: text.charAt(0).toUpperCase() + text.slice(1), paths: [this.#home(kind, rows[0] as Entity)], about: rows };
  }

  #isOfType({ kind, values }: Entity, { words }: Reading): boolean {
    if (kind !== 'document') return true;
    const types = this.rows('document').map((row) => String(row.values.type).toLowerCase());
    const said = types.filter((type) => words.some((word) => word.replace(/s$/, '') === type));
    return said.length === 0 || said.includes(String(values.type).toLowerCase());
  }

  /** The page that lists a table. */
  #home(kind: string, row: Entity): string {
    return ['client', 'service', 'industry'].includes(kind) ? row.path.slice(0, row.path.lastIndexOf('/')) : row.path;
  }
}
