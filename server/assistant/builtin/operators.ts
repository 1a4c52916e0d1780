import type { Entity, EntityKind } from '../../../search/fact.ts';
import type { Language } from '../../../search/language.ts';
import { Claims } from './claims.ts';
import { Computing } from './computing.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';
import { SlotReader } from './slot-reader.ts';
import { merged, type Operation, ranks, type Slots } from './slots.ts';
import { Tables, type Words } from './tables.ts';

/** Words of the site that the table does not explain and that a question may have all the same. */
const STRANGE = 2;
/** What a sentence about a row says of the question that it answered. */
const plainSlots = {
  isPlain: false,
  isNamed: true,
  isColumnNamed: true,
  isColumnPlain: true,
  having: [],
  operations: new Set<Operation>(),
  strange: [],
  unknown: [],
};
/** Things by which rows of other tables are known: a service that they use, their trade, where they sit. */
const kindsOfOthers: ReadonlySet<EntityKind> = new Set(['service', 'industry', 'office']);
const whole = ['difference', 'average', 'sum', 'order', 'ratio'] as const;

/** Counts, compares, filters and orders what the site says in tables: clients, offices, services, documents. */
export class Operators {
  readonly #words: Words;
  readonly #tables: Tables;
  readonly #slots: SlotReader;
  readonly #claims: Claims;
  readonly #computing: Computing;
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
    this.#tables = new Tables(entities, words, and);
    this.#claims = new Claims(this.#tables);
    this.#computing = new Computing(this.#tables);
    this.#slots = new SlotReader(this.#tables, words, language, isTelling);
  }

  /** The same column of another row, where one row's was told. */
  ofRow(slots: Slots, row: Entity): Outcome | undefined {
    const { column, rows, table } = slots;
    if (!column || rows.length !== 1 || row.kind !== table) return undefined;
    const told = this.#tables.values(column, [row]);
    return told && { ...told, slots: { ...slots, rows: [row] } };
  }

  /** What an answer said of a row. */
  recalled(said: string): Outcome | undefined {
    for (const column of this.#tables.columns)
      for (const row of this.#tables.rows(column.of as EntityKind)) {
        const text = this.#tables.say(column, row);
        if (row.values[column.counts ?? column.key] !== undefined && said.includes(text))
          return { text, paths: [row.path], about: [row], slots: { ...plainSlots, table: row.kind, rows: [row], column } };
      }
    return undefined;
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
    // "Which of them was faster?"
    const spokenOf = carried.filter(({ kind }) => kind === own.table);
    const isAmong =
      own.rows.length === 0 &&
      spokenOf.length > 1 &&
      own.isHigh !== undefined &&
      reading.words.some((word) => this.#words.among.includes(word));
    if (isAmong && own.strange.length <= 1) {
      const told = this.#of({ ...own, isNamed: true, rows: spokenOf }, reading);
      if (told) return told;
    }
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
      own.isHigh !== undefined ||
      own.limit !== undefined ||
      own.having.length > 0 ||
      [...ranks, 'same' as const].some((each) => own.operations.has(each));
    const isWhole = (own.isPlain && own.strange.length + own.unknown.length <= 1) || (own.rows.length > 0 && own.column !== undefined);
    // "Which services solved it?": of what is spoken of, not of all.
    const ofIt =
      reading.leans && own.isPlain && !isAsking && carried[0] && carried[0].kind !== own.table
        ? this.#slots.read(reading, carried, before, carried[0].kind)
        : undefined;
    if (ofIt?.isColumnNamed && ofIt.column && carried[0] && own.strange.length <= 1 && this.#computing.isAskedOf(ofIt, reading)) {
      const told = this.#tables.values(ofIt.column, [carried[0]]);
      if (told) return { ...told, slots: { ...ofIt, rows: [carried[0]] } };
    }
    // What a short question leaves out stands in the one before it.
    if (!isWhole && before && own.strange.length === 0 && (own.rows.length > 0 || own.column || isAsking)) {
      // "And its return?", after the one that was longest: of that one, not the most again.
      const isOther = own.column !== undefined && own.column.key !== before.column?.key && own.rows.length === 0 && !isAsking;
      const both = isOther && spokenOf.length === 1 ? { ...own, isNamed: true, rows: spokenOf } : merged(own, before);
      const outcome = both && this.#of(both, reading);
      if (outcome) return outcome;
    }
    const thing =
      reading.leans &&
      carried[0] !== undefined &&
      kindsOfOthers.has(carried[0].kind) &&
      own.isNamed &&
      own.having.length === 0 &&
      own.operations.has('list')
        ? carried.find(({ kind }) => kindsOfOthers.has(kind) && kind !== own.table)
        : undefined;
    if (thing && own.strange.length === 0) return this.#of({ ...own, having: [thing] }, reading);
    const isMany = spokenOf.length > 1 && reading.words.some((word) => this.#words.among.includes(word));
    const [row] = own.rows.length === 0 && !isMany && !own.isPlain && !isAsking ? carried.filter(({ kind }) => kind === own.table) : [];
    if (row)
      return own.column && own.strange.length <= (own.isColumnNamed ? STRANGE : 1) ? this.#of({ ...own, rows: [row] }, reading) : undefined;
    const isComputing =
      own.column?.rank !== undefined &&
      (own.isNamed || (own.isColumnNamed && own.strange.length + own.unknown.length <= 1)) &&
      own.strange.length <= (own.isColumnPlain ? STRANGE : 1) &&
      (own.isHigh !== undefined || ranks.some((each) => own.operations.has(each)) || whole.some((each) => own.operations.has(each)));
    const isAskingWhich =
      own.isNamed &&
      (own.operations.has('list') || (own.operations.has('count') && own.having.length > 0)) &&
      isAsking &&
      own.strange.length <= (own.column || own.having.length > 0 ? 1 : 0);
    const isFiltering =
      own.isNamed &&
      own.limit !== undefined &&
      own.column?.filter !== undefined &&
      own.strange.length === 0 &&
      (['over', 'atLeast', 'under', 'atMost'] as const).some((each) => own.operations.has(each));
    const isSure = isFiltering || isWhole || own.rows.length > 0 || isComputing || isAskingWhich;
    return isSure ? this.#of(own, reading) : undefined;
  }

  #of(slots: Slots, reading: Reading): Outcome | undefined {
    const outcome = this.#claims.of(slots, reading) ?? this.#computing.of(slots, reading);
    return outcome && { ...outcome, slots };
  }
}
