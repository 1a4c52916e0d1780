import type { Entity, EntityKind } from '../../../search/fact.ts';
import { confirmed } from './claims.ts';
import { computed, isAskedOf } from './computing.ts';
import type { Means } from './means.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';
import { SlotReader } from './slot-reader.ts';
import { merged, ranks, type Slots } from './slots.ts';
import { type Operation, Tables } from './tables.ts';

/** Words of the site that the table does not explain and that a question may have all the same. */
const STRANGE = 2;
/** Words of a question that may leave out what it is about: "what services". */
const SHORT = 3;
/** Things by which rows of other tables are known: a service that they use, their trade, where they sit. */
const kindsOfOthers: ReadonlySet<EntityKind> = new Set(['service', 'industry', 'office']);
/** What says beside "more" and "less" that something is compared. */
const comparing = new Set<Operation>(['highest', 'lowest', 'list', 'difference', 'either', 'average']);
const moreOrLess = new Set<Operation>(['more', 'less']);
/** What asks for one of two. */
const ofTwo = new Set<Operation>(['more', 'less', 'difference']);
const wholes = new Set<Operation>(['difference', 'average', 'sum', 'order']);

/** Counts, compares, filters and orders what the site says in tables: clients, offices, services, documents. */
export class Operators {
  readonly #tables: Tables;
  readonly slots: SlotReader;

  /** @param isTelling whether a word is one that facts tell something by */
  constructor({ entities, words, reader }: Pick<Means, 'entities' | 'words' | 'reader'>, isTelling: (word: string) => boolean) {
    this.#tables = new Tables(entities, words.operators, words.replies.and);
    this.slots = new SlotReader(this.#tables, words.operators, words.cues.pronouns.own, reader.language, isTelling);
  }

  /** The rows of the table that a question names, where it names none of them. */
  rowsOf(reading: Reading): readonly Entity[] {
    const slots = this.slots.read(reading);
    return slots?.isPlain && slots.rows.length === 0 ? this.#tables.rows(slots.table) : [];
  }

  /** The same column of another row, where one row's was told. */
  ofRow(slots: Slots, row: Entity): Outcome | undefined {
    const { column, rows, table } = slots;
    const told = column && rows.length === 1 && row.kind === table && this.#tables.values(column, [row]);
    return told ? { ...told, slots: { ...slots, rows: [row] } } : undefined;
  }

  /** What an answer said of a row: what it has, or that it has most or least. */
  recalled(said: string): Outcome | undefined {
    for (const column of this.#tables.columns)
      for (const row of this.#tables.rows(column.of as EntityKind)) {
        const slots = { ...plainly, table: row.kind, column };
        const told = this.#tables.values(column, [row]);
        if (told && said.includes(told.text)) return { ...told, slots: { ...slots, rows: [row] } };
        for (const rank of column.rank && told ? [column.high, column.low] : []) {
          const text = this.#tables.ranked(column, [row], rank);
          if (said.includes(text))
            return { ...this.#tables.told([row], text), slots: { ...slots, rows: [], isHigh: rank === column.high } };
        }
      }
    return undefined;
  }

  /**
   * @param carried what the conversation is about
   * @param before what the question before asked of the tables, where this one may go on from it
   * @param past what the conversation was about before that
   * @returns undefined where the question asks nothing of the tables
   */
  answer(reading: Reading, carried: readonly Entity[] = [], before?: Slots, past: readonly Entity[] = []): Outcome | undefined {
    const [first] = carried;
    // "Who leads it?", of an office that is named or spoken of.
    const [thing = first] = reading.named;
    const asked = this.slots.read(reading, carried, before);
    // "Who is the biggest office?" asks for an office all the same.
    const isOfPerson =
      first?.kind === 'person' ||
      reading.named.some(({ kind }) => kind === 'person') ||
      (thing?.kind === 'office' && reading.wanted === 'person' && !(asked?.isPlain && asked.isHigh !== undefined));
    const own = isOfPerson ? this.slots.read(reading, carried, before, 'person') : asked;
    // Why it took long, and how much there is of one for each of another, no table says.
    if (!own || own.strange.length > STRANGE || reading.wanted === 'reason') return undefined;
    if (own.operations.has('per') && own.strange.length > 0) return undefined;
    const { table, column, rows, having, operations, isHigh, limit, strange, unknown, isPlain, isNamed } = own;
    const odd = strange.length + unknown.length;
    // A word that hints at a service may be one of a column as well: statistics.
    if (table === 'service' && column && rows.length > 0 && rows.every((row) => !reading.named.includes(row))) return undefined;
    const last = carried.filter(({ kind }) => kind === table);
    // "And in Dubai?", "which one is bigger?": of that one and the one before it.
    const isOfTwo = last.length === 1 && !isPlain && !operations.isDisjointFrom(ofTwo);
    const others = isOfTwo ? past.filter((each) => each.kind === table && each !== last[0]) : [];
    const spokenOf = others.length === 1 ? [...last, ...others] : last;
    // "How soon could we be live?" asks of the visitor's own shop, not of our clients.
    const isOwn =
      own.isOwn &&
      rows.length === 0 &&
      (table === 'client' ? !isPlain : isHigh !== undefined || (table === 'service' && reading.asksYesNo));
    if (isOwn && !(reading.leans && spokenOf.length > 0)) return undefined;
    // "Which of them was faster?", "by how much?"
    const isAmong = spokenOf.length === 2 || (spokenOf.length > 1 && odd === 0);
    if (isAmong && rows.length === 0 && (isHigh !== undefined || (spokenOf.length === 2 && operations.has('difference'))))
      return this.#of({ ...own, column: column ?? before?.column, isNamed: true, rows: spokenOf }, reading);
    // "Which are above it?", after an average.
    const isBeside = limit === undefined && strange.length === 0 && (operations.has('over') || operations.has('under'));
    if (isBeside && before?.column && before.operations.has('average'))
      return this.#of({ ...merged(own, before), limit: this.#tables.average(before.column) }, reading);
    // "Is that more than HomeStyle got?", "did HomeStyle get more?"
    const isThan = isHigh === undefined || operations.has('than');
    const isMore = isHigh !== undefined || operations.has('compare') || operations.has('over');
    const against = rows.length === 1 && isMore && spokenOf.find((row) => row !== rows[0]);
    const both = against && (isThan ? [against, ...rows] : [...rows, against]);
    if (both) return this.#of({ ...own, column: column ?? before?.column, rows: both }, reading);
    // "Which shops need it?" and "a larger company" ask nothing of a table that is neither named nor spoken of.
    const isRanking = isHigh !== undefined || ranks.some((each) => operations.has(each));
    const isHint = column !== undefined && !own.isColumnPlain && rows.length === 0 && !isRanking;
    const isBareMore = rows.length < 2 && !operations.isDisjointFrom(moreOrLess) && operations.isDisjointFrom(comparing);
    if (spokenOf.length === 0 && limit === undefined && ((isHint && !isPlain) || isBareMore)) return undefined;
    const isOfAll = !operations.isDisjointFrom(wholes);
    const isAsking = isRanking || isOfAll || limit !== undefined || having.length > 0 || operations.has('same');
    // "Which services solved it?": of what is spoken of, not of all.
    if ((reading.leans || reading.words.length <= SHORT) && isPlain && !isAsking && first) {
      const ofIt = this.slots.read(reading, carried, before, first.kind);
      const all = carried.filter(({ kind }) => kind === first.kind);
      const isOfAllRows = all.length > 1 && all.length === this.#tables.rows(first.kind).length;
      const told =
        ofIt?.column &&
        isAskedOf(ofIt, reading) &&
        (isOfAllRows ? this.#tables.told(all, this.#tables.count(all, ofIt.column)) : this.#tables.values(ofIt.column, [first]));
      if (told) return { ...told, slots: { ...ofIt, rows: isOfAllRows ? [] : [first] } };
    }
    const isWhole = (isPlain && odd <= 1) || (rows.length > 0 && column !== undefined);
    // What a short question leaves out stands in the one before it.
    if (!isWhole && before?.table === table && strange.length === 0 && (column || isAsking)) {
      // "And its return?", after the one that was longest: of that one, not the most again.
      const isOther = column && !isAsking && spokenOf.length > 0;
      const outcome = this.#of(isOther ? { ...own, rows: spokenOf } : merged(own, before), reading);
      if (outcome) return outcome;
    }
    const [other] =
      isNamed && first && kindsOfOthers.has(first.kind) ? carried.filter(({ kind }) => kind !== table && kindsOfOthers.has(kind)) : [];
    if (other && strange.length <= Number(isPlain)) return this.#of({ ...own, having: [other] }, reading);
    // "How many people?", after all offices were told. "It" is none of many.
    const isMany = spokenOf.length > 1 && spokenOf.length === this.#tables.rows(table).length && !reading.words.includes('it');
    const isOfEach = rows.length === 0 && !isAsking && odd === 0 && isMany;
    if (isOfEach && column?.order) return this.#of({ ...own, operations: new Set(['order']) }, reading);
    if (rows.length === 0 && spokenOf.length === 1 && !isAsking) return column && this.#of({ ...own, rows: spokenOf }, reading);
    const isComputing =
      column?.rank !== undefined &&
      (isNamed || own.first !== undefined || (own.isColumnNamed && odd <= Number(table === 'client'))) &&
      strange.length <= (own.isColumnPlain ? STRANGE : 1) &&
      (isRanking || isOfAll);
    // "Who sets the prices?" asks for nobody who uses it.
    const isWhose =
      reading.wanted === 'person' &&
      !column &&
      !isPlain &&
      having.every((each) => each.kind === 'service' && !reading.named.includes(each));
    const isAskingWhich =
      !isWhose && isNamed && isAsking && strange.length <= (column || having.some((each) => reading.named.includes(each)) ? 1 : 0);
    return isWhole || rows.length > 0 || isComputing || isAskingWhich ? this.#of(own, reading) : undefined;
  }

  #of(slots: Slots, reading: Reading): Outcome | undefined {
    const outcome = confirmed(slots, reading, this.#tables) ?? computed(slots, reading, this.#tables);
    return outcome && { ...outcome, slots };
  }
}

/** What a sentence about a row says of the question that it answered. */
const plainly: Omit<Slots, 'table' | 'rows'> = {
  isPlain: false,
  isNamed: true,
  isOwn: false,
  isColumnNamed: true,
  isColumnPlain: true,
  having: [],
  lacking: [],
  bounds: [],
  operations: new Set(),
  strange: [],
  unknown: [],
};
