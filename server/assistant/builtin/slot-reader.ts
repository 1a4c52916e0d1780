import { stopWords } from '../../../search/common-words.ts';
import { type Entity, type EntityKind, entityKinds } from '../../../search/fact.ts';
import type { Language } from '../../../search/language.ts';
import { boundsIn, lackingOf, senses } from './bounds.ts';
import { Phrases } from './phrases.ts';
import { namesIn } from './pronouns.ts';
import { isYear, type Reading } from './reading.ts';
import type { Slots } from './slots.ts';
import type { Column, Operation, Tables, Words } from './tables.ts';

/** What a word can mean to a table. */
type Meaning =
  | { is: 'table' | 'also'; table: EntityKind }
  | { is: 'type'; table: EntityKind; type: Entity }
  | { is: 'operation'; operation: Operation }
  | { is: 'column' | 'hint' | 'unit' | 'most' | 'least'; column: Column };
export interface Place {
  of: Meaning;
  at: number;
  length: number;
}

/** How much each sign tells of the table that is meant. */
const signs = { table: 3, asked: 2.5, rows: 2, column: 1, also: 1, named: 0.25, before: 0.5 };
/** What is done with a column that has no order. */
const unordered: readonly Operation[] = ['list', 'count', 'either', 'exactly'];
/** What stands before the table that is asked for. */
const asks: readonly Operation[] = ['list'];
/** Whether words that compare mean more. */
const highs: Partial<Record<Operation, boolean>> = { highest: true, more: true, lowest: false, less: false };
const isSingle = ({ kind }: Entity) => ['client', 'office', 'document', 'person', 'milestone'].includes(kind);

/** Reads what a question asks of the tables. */
export class SlotReader {
  readonly #tables: Tables;
  readonly #meanings: Phrases<Meaning>;
  readonly #own: readonly string[];
  readonly #language: Language;
  readonly #isTelling: (word: string) => boolean;

  /**
   * @param own words that mean the visitor
   * @param isTelling whether a word is one of the site's that tells something
   */
  constructor(tables: Tables, words: Words, own: readonly string[], language: Language, isTelling: (word: string) => boolean) {
    this.#tables = tables;
    this.#own = own;
    this.#isTelling = isTelling;
    this.#language = language;
    const lists: [Meaning, readonly string[]][] = tables.types().map((type) => [{ is: 'type', table: 'document', type }, [type.name]]);
    for (const [table, { names, also }] of Object.entries(words.tables) as [EntityKind, Words['tables'][string]][])
      lists.push([{ is: 'table', table }, names], [{ is: 'also', table }, also]);
    for (const column of tables.columns) {
      const { names, hints = [], is = [], most = [], least = [] } = column;
      lists.push([{ is: 'column', column }, names], [{ is: 'hint', column }, hints], [{ is: 'unit', column }, is]);
      lists.push([{ is: 'most', column }, most], [{ is: 'least', column }, least]);
    }
    for (const [operation, list] of Object.entries(words.operations) as [Operation, readonly string[]][])
      lists.push([{ is: 'operation', operation }, list]);
    const called = new Map(lists);
    this.#meanings = new Phrases(
      language,
      called.keys(),
      (meaning) => called.get(meaning) ?? [],
      (word) => language.stem(word),
    );
  }

  /**
   * @param carried what the conversation is about
   * @param forced the table, where it is known
   * @returns undefined where nothing in it can be meant for a table
   */
  read(reading: Reading, carried: readonly Entity[] = [], before?: Slots, forced?: EntityKind): Slots | undefined {
    const { words, named, hinted } = reading;
    const forms = words.map((word) => this.#language.stem(word));
    // Words of a longer name mean nothing else: "Six shops, one year".
    const places = this.#meanings
      .places(forms)
      .filter(({ at, length }) => forms.slice(at, at + length).some((_, by) => !reading.within.has(at + by)))
      .filter((place) => place.of.is !== 'table' || !this.#own.includes(words[place.at - 1] ?? ''));
    const meanings = places.map(({ of }) => of);
    const operations = new Set(meanings.flatMap((each) => (each.is === 'operation' ? [each.operation] : [])));
    const table = forced ?? this.#table(places, named, [...named, ...hinted], carried[0]?.kind ?? before?.table);
    if (!table) return undefined;
    // A year is no number of anything else, and "the six" are all of them.
    const all = words.some((word, at) => this.#isNumber(word) && words[at - 1] === 'the') ? this.#tables.rows(table).length : undefined;
    const numbers = reading.numbers.filter((number) => number !== all && (table === 'milestone' || !isYear(number)));
    const own = [...named, ...hinted.filter(({ kind }) => kind === table || kind === 'service' || kind === 'industry')];
    const had = [
      ...own.filter((each) => each.kind !== table && this.#tables.isHad(table, own, each.kind)),
      ...meanings.flatMap((each) => (each.is === 'type' && each.table === table ? [each.type] : [])),
    ];
    const lacking = lackingOf(had, reading, places, this.#language);
    if (lacking.length > 0) operations.delete('except');
    const having = had.filter((each) => !lacking.includes(each));
    // "The grocery or the furniture shop": trades that are named mean more than the client that they hint at.
    const rows = own.filter((each) => each.kind === table && (named.includes(each) || having.length < 2));
    const isLimited = senses.some((each) => operations.has(each));
    const isClaim = (reading.isPremise || reading.asksYesNo) && rows.length === 1;
    const isCounting = isLimited || isClaim || ['than', 'exactly'].some((each) => operations.has(each as Operation));
    const percent = words.find((word) => /^\d+%$/.test(word));
    const last = isCounting ? (percent ? parseInt(percent, 10) : numbers.findLast((number) => number > 0)) : undefined;
    const span = operations.has('between') && numbers.length > 1 ? numbers.slice(0, 2) : undefined;
    // Two that are named have something between them, not a span of numbers.
    if (operations.has('between') && rows.length === 2) operations.add('difference');
    const limit = span ? Math.min(...span) : (last ?? (this.#isCounted(table, words, places) ? numbers[0] : undefined));
    const measured = this.#measured(table, operations, limit, places, words);
    const { column, of: asked, isHigh } = measured;
    // "Longer than five months"
    if (limit !== undefined && isHigh !== undefined && operations.has('than') && !isLimited) operations.add(isHigh ? 'over' : 'under');
    const first = isHigh !== undefined && limit === undefined ? numbers.find((number) => number > 1) : undefined;
    const bounds = boundsIn(places, words, table, this.#tables);
    const counts = ({ of }: Place) =>
      'column' in of
        ? bounds.some((each) => each.column === of.column) || of.column === measured.by || of.column === column || of.column === asked
        : 'table' in of
          ? of.table === table
          : true;
    const isRead = (at: number) => places.some((place) => at >= place.at && at < place.at + place.length);
    const used = new Set(places.filter(counts).flatMap(({ at, length }) => forms.slice(at, at + length)));
    const names = namesIn([...rows, ...had], this.#language);
    const others = words.filter(
      (word, at) => !used.has(forms[at] as string) && !stopWords.has(word) && !names.has(word) && !this.#isNumber(word),
    );
    return {
      ...measured,
      table,
      isPlain: meanings.some((each) => each.is === 'table' && each.table === table),
      isNamed: rows.length > 0 || meanings.some((each) => 'table' in each && each.table === table),
      // "Give me the top three" asks nothing of a shop of the visitor's.
      isOwn: words.some((word, at) => this.#own.includes(word) && !isRead(at)),
      rows,
      having,
      lacking,
      operations,
      ...(limit !== undefined && { limit }),
      bounds,
      ...(first !== undefined && first < this.#tables.rows(table).length && { first }),
      ...(span && { upTo: Math.max(...span) }),
      strange: others.filter((word) => this.#isTelling(word)),
      unknown: others.filter((word) => !this.#isTelling(word)),
    };
  }

  #isNumber(word = ''): boolean {
    return /^\d/.test(word) || this.#tables.words.counts.includes(word);
  }

  /** Whether a number has a unit of the table after it: 7 months, 425%. */
  #isCounted(table: EntityKind, words: readonly string[], places: readonly Place[]): boolean {
    const isUnit = ({ of }: Place) => of.is === 'unit' && of.column.of === table;
    return words.some((word) => /\d%$/.test(word)) || places.some((place) => isUnit(place) && this.#isNumber(words[place.at - 1]));
  }

  /** The table that most signs tell of; of equals the one that is named first. */
  #table(
    places: readonly Place[],
    named: readonly Entity[],
    all: readonly Entity[],
    before: EntityKind | undefined,
  ): EntityKind | undefined {
    const meanings = places.map(({ of }) => of);
    const says = (is: Meaning['is'], kind: EntityKind) => meanings.some((each) => each.is === is && 'table' in each && each.table === kind);
    // "Which client used the most services?" asks for a client.
    const asking = new Set(
      places.flatMap(({ of, at, length }) => (of.is === 'operation' && asks.includes(of.operation) ? [at + length] : [])),
    );
    const isAsked = (kind: EntityKind) => places.some(({ of, at }) => 'table' in of && of.table === kind && asking.has(at));
    const isAlike = meanings.some((each) => each.is === 'operation' && each.operation === 'same');
    const score = (kind: EntityKind) => {
      const own = all.filter((each) => each.kind === kind);
      const isOfRows = own.some((row) => isSingle(row) && (named.includes(row) || own.length > 1));
      const isOfColumn = meanings.some((each) => 'column' in each && each.is !== 'hint' && each.is !== 'unit' && each.column.of === kind);
      return (
        (says('table', kind) ? signs.table : 0) +
        (isAsked(kind) ? signs.asked : 0) +
        (isOfRows ? signs.rows : 0) +
        (isAlike && this.#tables.columns.some(({ of, same }) => of === kind && same) ? signs.table : 0) +
        (isOfColumn ? signs.column : 0) +
        (isOfColumn && named.some((each) => each.kind === kind) ? signs.named : 0) +
        (says('also', kind) ? signs.also : 0) +
        (before === kind ? signs.before : 0)
      );
    };
    const scores = entityKinds.map((kind) => ({ kind, score: score(kind) }));
    const most = Math.max(...scores.map((each) => each.score));
    const top = scores.filter((each) => each.score === most).map(({ kind }) => kind);
    const first = meanings.find((each) => each.is === 'table' && top.includes(each.table));
    return most > 0 ? (first?.is === 'table' ? first.table : top[0]) : undefined;
  }

  /** The column of the table, and whether most or least of it is wanted: a word may tell both, as longest does. */
  #measured(
    table: EntityKind,
    operations: Set<Operation>,
    limit: number | undefined,
    places: readonly Place[],
    words: readonly string[],
  ): Pick<Slots, 'column' | 'of' | 'by' | 'isColumnNamed' | 'isColumnPlain' | 'isHigh'> {
    const own = places.flatMap(({ of }) => ('column' in of && of.column.of === table ? [of] : []));
    const bound = own.filter(({ is }) => is === 'most' || is === 'least');
    const percents = words.some((word) => /\d%$/.test(word))
      ? this.#tables.columns.filter(({ of, unit }) => of === table && unit === '%').map((column) => ({ column }))
      : [];
    const units = limit === undefined ? [] : [...percents, ...own.filter(({ is, column }) => is === 'unit' && column.filter)];
    const isNumber = limit !== undefined || [...operations].some((each) => !unordered.includes(each));
    const fits = own.filter(({ is, column }) => (is === 'column' || is === 'hint') && (!isNumber || column.rank));
    const plain = fits.filter(({ is }) => is === 'column');
    const names = plain.length > 0 ? plain : fits;
    const named = names.find(({ column }) => bound.some((each) => each.column === column)) ?? names[0];
    // What has no most is asked of the row that has: "who speaks for the client that took longest?"
    const isOfRow = named !== undefined && !named.column.rank && bound.length > 0;
    // A bound word counts for its column unless another one is named beside it: the best time.
    const superlative = bound.find(({ column }) => column === named?.column) ?? (named && !isOfRow ? undefined : bound[0]);
    const isRanked = plain.some(({ column: each }) => each.rank);
    const asked = superlative && !isRanked ? own.find(({ is, column: each }) => is === 'column' && !each.rank)?.column : undefined;
    const column = units[0]?.column ?? (isOfRow ? superlative : (named ?? superlative))?.column;
    const said = places.flatMap(({ of }) => (of.is === 'operation' ? [of.operation] : []));
    const bounds = superlative ? bound.filter((each) => each.column === superlative.column).map(({ is }) => is === 'most') : [];
    const directions = [...bounds, ...said.flatMap((each) => highs[each] ?? [])];
    // "The fastest with more than 300%": of those within the limit.
    const apart = limit === undefined ? undefined : bound.find((each) => each.column !== column);
    const isHigh = directions[0] ?? (apart && apart.is === 'most');
    const by = (apart ?? superlative ?? named)?.column;
    // "The smallest and the biggest": both ends, and what lies between. "From the smallest to the biggest" is their order.
    const isOrder = words.includes('from') && words.includes('to');
    if (!operations.has('order') && directions.includes(true) && directions.includes(false))
      operations.add(isOrder ? 'order' : 'difference');
    return {
      ...(column && { column }),
      ...(asked && { of: asked }),
      ...(isHigh !== undefined && by && by !== column && limit !== undefined && { by }),
      isColumnNamed: units.length + names.length > 0,
      isColumnPlain: units.length + plain.length > 0,
      ...(isHigh !== undefined && { isHigh }),
    };
  }
}
