import { type Entity, type EntityKind, entityKinds } from '../../../search/fact.ts';
import type { Language } from '../../../search/language.ts';
import { stopWords } from '../../../search/stop-words.ts';
import { Phrases } from './phrases.ts';
import type { Reading } from './reading.ts';
import type { Narrow, Operation, Slots } from './slots.ts';
import type { Column, Tables, Words } from './tables.ts';

/** What a word can mean to a table. */
type Meaning =
  | { is: 'table' | 'also'; table: EntityKind }
  | { is: 'operation'; operation: Operation }
  | { is: 'column' | 'hint' | 'unit' | 'most' | 'least'; column: Column }
  | { is: 'value'; table: EntityKind; name: string };

/** How much each sign tells of the table that is meant. */
const signs = { table: 3, rows: 2, column: 1, also: 1, value: 1, having: 0.5 };
/** How far behind its most or least a table may be named. */
const NEXT = 3;
const limits = ['over', 'atLeast', 'under', 'atMost', 'exactly'] as const;
const isSingle = ({ kind }: Entity) => ['client', 'office', 'document', 'person', 'milestone'].includes(kind);

/** Reads what a question asks of the tables. */
export class SlotReader {
  readonly #tables: Tables;
  readonly #meanings: Phrases<Meaning>;
  readonly #language: Language;
  readonly #isTelling: (word: string) => boolean;
  readonly #isNumber: (word: string) => boolean;

  /** @param isTelling whether a word is one of the site's that tells something */
  constructor(tables: Tables, words: Words, language: Language, isTelling: (word: string) => boolean) {
    this.#tables = tables;
    this.#isTelling = isTelling;
    this.#isNumber = (word) => /^\d/.test(word) || words.counts.includes(word);
    const types = new Set(tables.rows('document').map(({ values }) => String(values.type)));
    this.#language = language;
    const lists: [Meaning, readonly string[]][] = [
      ...Object.entries(words.tables).flatMap(([table, { names, also }]): [Meaning, readonly string[]][] => [
        [{ is: 'table', table: table as EntityKind }, names],
        [{ is: 'also', table: table as EntityKind }, also],
      ]),
      ...tables.columns.flatMap((column): [Meaning, readonly string[]][] => [
        [{ is: 'column', column }, column.names],
        [{ is: 'hint', column }, column.hints ?? []],
        [{ is: 'unit', column }, column.is ?? []],
        [{ is: 'most', column }, column.most ?? []],
        [{ is: 'least', column }, column.least ?? []],
      ]),
      ...Object.entries(words.operations).map(([operation, list]): [Meaning, readonly string[]] => [
        { is: 'operation', operation: operation as Operation },
        list,
      ]),
      ...[...types].map((name): [Meaning, readonly string[]] => [{ is: 'value', table: 'document', name }, [name]]),
    ];
    this.#meanings = new Phrases(language, lists, (word) => language.stem(word));
  }

  /**
   * @param carried what the conversation is about
   * @param forced the table, where it is known
   * @returns undefined where nothing in it can be meant for a table
   */
  read(reading: Reading, carried: readonly Entity[] = [], before?: Slots, forced?: EntityKind): Slots | undefined {
    const { words, named, hinted, numbers } = reading;
    const forms = words.map((word) => this.#language.stem(word));
    const places = this.#meanings.places(forms).filter(({ at, length }) => length > 1 || !reading.within.has(at));
    const meanings = places.map(({ of }) => of);
    const operations = new Set(meanings.flatMap((each) => (each.is === 'operation' ? [each.operation] : [])));
    // "How much" counts nothing.
    if (/\bmuch\b/i.test(reading.text)) operations.delete('count');
    const table =
      forced ?? this.#table(places, words, [...named.filter(isSingle)], [...named, ...hinted], carried[0]?.kind ?? before?.table);
    if (!table) return undefined;
    const own = [...named, ...hinted.filter(({ kind }) => kind === table || kind === 'service' || kind === 'industry')];
    const having: Narrow[] = [
      ...own.filter(
        ({ kind }) =>
          kind !== table &&
          kind !== 'platform' &&
          this.#tables.rows(table).some((row) => this.#tables.has(row, own.find((each) => each.kind === kind) as Entity)),
      ),
      ...meanings.flatMap((each) => (each.is === 'value' && each.table === table ? [{ name: each.name }] : [])),
    ];
    const rows = own.filter(({ kind }) => kind === table);
    const isLimited = limits.some((each) => each !== 'exactly' && operations.has(each));
    const isCompared = isLimited || operations.has('than');
    const span = operations.has('between') && numbers.length > 1 ? numbers.slice(0, 2) : undefined;
    const isClaim = (reading.isPremise || reading.asksYesNo) && rows.length === 1;
    const counted = isCompared || isClaim ? numbers.findLast((number) => number > 0) : this.#counted(reading, places);
    const limit = counted ?? (operations.has('exactly') ? numbers.findLast((number) => number > 0) : undefined);
    const {
      column,
      isColumnNamed,
      isColumnPlain,
      isHigh,
      of: asked,
    } = this.#measured(table, operations, span?.[0] ?? limit, places, words);
    if (operations.has('than') && isHigh !== undefined && !isLimited) operations.add(isHigh ? 'over' : 'under');
    const counts = ({ of }: (typeof places)[number]) =>
      'column' in of ? of.column === column || of.column === asked : 'table' in of ? of.table === table : true;
    const used = new Set(places.filter(counts).flatMap(({ at, length }) => forms.slice(at, at + length)));
    const typed = new Set(reading.typed);
    const ofNames = new Set(
      own
        .filter((each) => rows.includes(each) || having.includes(each))
        .flatMap(({ names, hints }) => [...names, ...hints].join(' ').toLowerCase().split(' ')),
    );
    const others = words.filter(
      (word, at) =>
        !used.has(forms[at] as string) &&
        !stopWords.has(word) &&
        !ofNames.has(word) &&
        !/\d/.test(word) &&
        typed.has(word) &&
        !this.#isNumber(word),
    );
    const strange = others.filter((word) => this.#isTelling(word));
    return {
      table,
      isPlain: meanings.some((each) => each.is === 'table' && each.table === table),
      isNamed: rows.length > 0 || meanings.some((each) => 'table' in each && each.table === table),
      ...(column && { column }),
      ...(asked && { of: asked }),
      isColumnNamed,
      isColumnPlain,
      rows,
      having,
      operations,
      ...(isHigh !== undefined && { isHigh }),
      ...(limit !== undefined && { limit }),
      ...(span && { limit: Math.min(...span), upTo: Math.max(...span) }),
      strange,
      unknown: others.filter((word) => !strange.includes(word)),
    };
  }

  #percent(table: EntityKind, words: readonly string[]): { column: Column }[] {
    if (!words.some((word) => /\d%$/.test(word))) return [];
    return this.#tables.columns.filter(({ of, unit }) => of === table && unit === '%').map((column) => ({ column }));
  }

  /** A number with a unit after it: 7 months, 425%. */
  #counted({ words, numbers }: Reading, places: readonly { of: Meaning; at: number }[]): number | undefined {
    if (words.some((word) => /\d%$/.test(word))) return numbers[0];
    const isCounted = places.some(({ of, at }) => of.is === 'unit' && at > 0 && this.#isNumber(words[at - 1] as string));
    return isCounted ? numbers[0] : undefined;
  }

  #table(
    places: readonly { of: Meaning; at: number }[],
    words: readonly string[],
    rows: readonly Entity[],
    all: readonly Entity[],
    before: EntityKind | undefined,
  ): EntityKind | undefined {
    const meanings = places.map(({ of }) => of);
    // "Your best performing client": the table whose row has the most, whatever is asked of it.
    const superlativeOf = places.flatMap(({ of, at }) =>
      of.is === 'most' || of.is === 'least'
        ? places.flatMap((next) =>
            (next.of.is === 'table' || next.of.is === 'also') && next.of.table === of.column.of && next.at > at && next.at <= at + NEXT
              ? [next.of.table]
              : [],
          )
        : [],
    )[0];
    const counted = places.flatMap(({ of, at }) =>
      of.is === 'unit' && at > 0 && this.#isNumber(words[at - 1] as string) && meanings.filter(({ is }) => is === 'unit').length === 1
        ? [of.column]
        : [],
    );
    const isAlike = meanings.some((each) => each.is === 'operation' && each.operation === 'same');
    // "The analytics service" names a service, not the table of services.
    const isOfName = (kind: EntityKind) => (kind === 'service' || kind === 'industry') && all.some((entity) => entity.kind === kind);
    const score = (kind: EntityKind) =>
      (superlativeOf === kind ? signs.table : 0) +
      (counted.some(({ of }) => of === kind) ? signs.table : 0) +
      (meanings.some((each) => each.is === 'table' && each.table === kind) ? (isOfName(kind) ? signs.also : signs.table) : 0) +
      (rows.some((row) => row.kind === kind)
        ? signs.rows
        : all.filter((row) => row.kind === kind && isSingle(row)).length > 1
          ? signs.rows
          : 0) +
      (isAlike && this.#tables.columns.some(({ of, same }) => of === kind && same) ? signs.table : 0) +
      (meanings.some((each) => 'column' in each && each.is !== 'hint' && each.column.of === kind) ? signs.column : 0) +
      (meanings.some((each) => each.is === 'also' && each.table === kind) ? signs.also : 0) +
      (meanings.some((each) => each.is === 'value' && each.table === kind) ? signs.value : 0) +
      (all.some((entity) => this.#tables.rows(kind).some((row) => row !== entity && this.#tables.has(row, entity))) ? signs.having : 0) +
      (before === kind ? signs.also : 0);
    const best = entityKinds.map((kind) => ({ kind, score: score(kind) })).toSorted((one, other) => other.score - one.score);
    const top = best.filter(({ score: each }) => each === best[0]?.score).map(({ kind }) => kind);
    const first = meanings.find((each) => each.is === 'table' && top.includes(each.table));
    return best[0] && best[0].score > signs.having ? (first?.is === 'table' ? first.table : top[0]) : undefined;
  }

  /** The column of the table, and whether most or least of it is wanted: a word may tell both, as longest does. */
  #measured(
    table: EntityKind,
    operations: ReadonlySet<Operation>,
    limit: number | undefined,
    places: readonly { of: Meaning; at: number }[],
    words: readonly string[],
  ): Pick<Slots, 'column' | 'of' | 'isColumnNamed' | 'isColumnPlain' | 'isHigh'> {
    const own = places.flatMap(({ of, at }) => ('column' in of && of.column.of === table ? [{ ...of, at }] : []));
    const bound = own.filter(({ is }) => is === 'most' || is === 'least');
    const units =
      limit === undefined ? [] : [...own.filter(({ is, column }) => is === 'unit' && column.filter), ...this.#percent(table, words)];
    const isSorting = [...operations].some((each) => !['list', 'count', 'either', 'exactly'].includes(each));
    const isNumber = isSorting || limit !== undefined;
    const fits = own.filter(({ is, column }) => (is === 'column' || is === 'hint') && (!isNumber || column.rank));
    const plain = fits.filter(({ is }) => is === 'column');
    const names = plain.length > 0 ? plain : fits;
    const named = names.find(({ column }) => bound.some((each) => each.column === column)) ?? names[0];
    // A bound word counts for its column unless another one is named beside it: the best time.
    // What has no most is asked of the row that has: "who speaks for the client that took longest?"
    const isOfRow = named !== undefined && !named.column.rank && units.length === 0 && bound.length > 0;
    const superlative = bound.find(({ column }) => column === named?.column) ?? (named && !isOfRow ? undefined : bound[0]);
    const column = units[0]?.column ?? (isOfRow ? superlative : named)?.column ?? superlative?.column;
    const directions = places.flatMap(({ of }) =>
      of.is !== 'operation'
        ? []
        : ['highest', 'more'].includes(of.operation)
          ? [true]
          : ['lowest', 'less'].includes(of.operation)
            ? [false]
            : [],
    );
    const [general] = directions;
    const asked =
      superlative && !plain.some(({ column: each }) => each.rank)
        ? own.find(({ is, column: each }) => is === 'column' && !each.rank && each !== superlative.column)?.column
        : undefined;
    const isHigh = superlative ? superlative.is === 'most' : general;
    return {
      ...(column && { column }),
      ...(asked && { of: asked }),
      isColumnNamed: units.length + names.length > 0,
      isColumnPlain: units.length + plain.length > 0,
      ...(isHigh !== undefined && { isHigh }),
    };
  }
}
