import { capital, fill } from '../../../format/fill.ts';
import type { Entity, EntityKind } from '../../../search/fact.ts';
import { alike, listing, rowsOf } from './listing.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';
import { isExplained, ranks, type Slots } from './slots.ts';
import type { Column, Tables } from './tables.ts';

/** Rows of which each is told. */
const FEW = 3;
/** What is computed of all rows at once. */
const wholes = ['order', 'difference', 'average', 'sum'] as const;
type Whole = (typeof wholes)[number];

/** What a question asks of a table: the most, the second, the average, those over a limit, one beside another, a value, a list. */
export function computed(slots: Slots, reading: Reading, tables: Tables): Outcome | undefined {
  const { table, operations, isHigh, limit } = slots;
  // "The biggest office outside India": what is named is left out.
  const named = operations.has('except') ? [] : slots.rows;
  const rows = rowsOf(slots, tables);
  const isSome = rows.length < tables.rows(table).length;
  if (rows.length === 0) return slots.lacking.length > 0 ? onlyBoth(slots, reading, tables) : undefined;
  if (operations.has('same')) return named.length === 0 || slots.strange.length === 0 ? alike(slots, tables) : undefined;
  const isPlainly =
    (slots.isPlain || named.length > 1) && slots.strange.length === 0 && !operations.has('sum') && !operations.has('average');
  if (slots.bounds.length > 0 && named.length === 0) return bounded(slots, rows, tables);
  // "Is GlowCo above average?", "which clients are below it?": of what is compared first, where nothing else is named.
  const isBeside =
    operations.has('average') && isExplained(slots) && (named.length === 1 || operations.has('over') || operations.has('under'));
  const measured = slots.column ?? (isPlainly || isBeside ? tables.main(table) : undefined);
  const counted = measured ? rows.filter((row) => tables.measure(row, measured) !== undefined) : [];
  if (measured && counted.length > 0) {
    const [first, second] = counted;
    const isOfTwo = counted.length === 2 && (named.length === 2 || slots.having.length > 1);
    const isComparing = isHigh !== undefined || (['difference', 'compare', 'over', 'under'] as const).some((each) => operations.has(each));
    if (isOfTwo && isComparing && first && second && (measured.compare || !measured.difference))
      return compared(measured, [first, second], isHigh ?? !operations.has('under'), reading, tables);
    // "Which service gives up to 25%?" asks for no number of clients.
    if (limit !== undefined && /\d%/.test(reading.text) && measured.unit !== '%') return undefined;
    if (limit !== undefined && measured.filter && named.length === 0) return filtered(slots, measured, counted, limit, tables);
    // "How many people outside India?"
    const isRest = operations.has('except') && operations.has('count') && measured.sum;
    const plain = wholes.find((each) => operations.has(each) && measured[each]) ?? (isRest ? 'sum' : undefined);
    // "Does return mean profit?" asks for no average.
    if (plain && reading.asksYesNo && named.length === 0 && !slots.isPlain) return undefined;
    if (isBeside && named.length === 0) return filtered(slots, measured, counted, tables.average(measured), tables);
    if (plain && named.length !== 1) return ofAll(plain, slots, measured, counted, tables);
    if (plain === 'average' && first) return besideAverage(slots, measured, first, reading, tables);
    if (slots.first && isHigh !== undefined && named.length === 0 && measured.order) {
      const most = tables.sorted(counted, measured, isHigh).slice(0, slots.first);
      return ofAll('order', slots, measured, most, tables);
    }
    const place = ranks.findIndex((each) => operations.has(each)) + 1;
    if (named.length !== 1 && (isHigh !== undefined || place > 0)) {
      const top = ranked(measured, counted, isHigh ?? true, place, tables);
      // "The address of the smallest office": the row first, then what is asked of it.
      return (slots.of && top?.about && tables.values(slots.of, top.about)) || top;
    }
  }
  // "The second month at GlowCo" is no figure of it.
  if (slots.column?.rank && named.length === 1 && ranks.some((each) => operations.has(each))) return undefined;
  const isFew = isSome && rows.length <= FEW && slots.column?.rank && !operations.has('count');
  if (slots.column && isAskedOf(slots, reading) && (named.length > 0 || isFew))
    return tables.values(slots.column, named.length > 0 ? named : rows);
  // Who is youngest is not said where no age is.
  return isHigh !== undefined && !measured ? undefined : listing(slots, rows, isSome, reading, tables);
}

/** Whether a value is what a question wants: its column is named plainly, or the question is short and of its kind. */
export function isAskedOf(slots: Slots, { wanted, asksYesNo, named }: Reading): boolean {
  const { column, isColumnPlain, strange, rows, having } = slots;
  // "Did GlowCo use Shopify?"
  if (named.some((thing) => !rows.includes(thing) && !having.includes(thing))) return false;
  // A trade is no answer to whether its shop has one thing of it.
  if (asksYesNo && column?.tells && !isExplained(slots)) return false;
  // "Did returns go down at GlowCo?" asks for no figure.
  if (asksYesNo && column?.rank) return false;
  const hasNumbers = column && rows.some(({ values }) => /\d/.test(String(values[column.key])));
  const isNumber = column?.counts !== undefined || column?.unit !== undefined || hasNumbers;
  if (wanted === 'reason' || (column?.counts && wanted !== 'number') || (wanted === 'number' && !isNumber)) return false;
  return (isColumnPlain && strange.length <= 1) || isExplained(slots);
}

/** Which of two has more or less, and by how much. */
function compared(column: Column, rows: readonly Entity[], isHigh: boolean, reading: Reading, tables: Tables): Outcome | undefined {
  const [first, second] = tables.sorted(rows, column, isHigh) as [Entity, Entity];
  const [value, other] = [first, second].map((row) => tables.measure(row, column) ?? 0) as [number, number];
  if (!column.compare || value === other) return tables.values(column, rows);
  const text = fill(column.compare, {
    name: first.name,
    rank: (isHigh ? column.high : column.low)?.replace(/est$/, 'er') ?? '',
    value: tables.said(column, first),
    otherValue: tables.said(column, second),
    other: second.name,
    difference: Math.abs(value - other),
  });
  const holds = (reading.asksYesNo || reading.isPremise) && !/\bor\b/i.test(reading.text) ? (first === rows[0] ? 'Yes. ' : 'No. ') : '';
  return { text: holds + text, paths: [first.path, second.path], about: [first, second] };
}

/** That there is none, before what there is. */
const noneBut = (told: Outcome, tables: Tables): Outcome => ({ ...told, text: `${tables.words.none} ${told.text}` });

/** That none has one without the other, and who has both. */
function onlyBoth(slots: Slots, reading: Reading, tables: Tables): Outcome | undefined {
  const both = computed(
    { ...slots, having: [...slots.having, ...slots.lacking], lacking: [], operations: new Set(['list']) },
    reading,
    tables,
  );
  return both && noneBut(both, tables);
}

/** Rows within a limit, or between two. */
function filtered(slots: Slots, column: Column, rows: readonly Entity[], limit: number, tables: Tables): Outcome | undefined {
  const { operations, upTo, by, isHigh } = slots;
  const hits = tables.sorted(rows, column, true).filter((row) => {
    const value = tables.measure(row, column) ?? 0;
    return upTo === undefined ? tables.within(value, limit, operations) : value >= limit && value <= upTo;
  });
  if (hits.length === 0) {
    // Only where the question is understood whole: "I've only got one shop" asks for no shop of ours.
    const isAlike = new Set(rows.map((row) => tables.measure(row, column))).size === 1;
    const all =
      isExplained(slots) && column.order && (isAlike ? alikeIn(column, rows, tables) : ofAll('order', slots, column, rows, tables));
    return all ? noneBut(all, tables) : undefined;
  }
  // "The fastest with more than 300%"
  if (by) return ranked(by, hits, isHigh ?? true, 0, tables);
  const sense =
    upTo === undefined ? ((['atMost', 'under', 'atLeast', 'over'] as const).find((each) => operations.has(each)) ?? 'exactly') : 'between';
  const text = fill(column.filter ?? '', {
    ...tables.verbs(hits),
    condition: tables.words.conditions[sense],
    value: `${upTo === undefined ? '' : `${limit} ${tables.and} `}${tables.figure(column, upTo ?? limit, true)}`,
    list: tables.names(hits, sense === 'exactly' ? undefined : column),
  });
  return tables.told(hits, `${operations.has('count') ? tables.found(hits) : ''}${text}`);
}

/** Rows within several bounds, each told with what was bounded. */
function bounded(slots: Slots, rows: readonly Entity[], tables: Tables): Outcome | undefined {
  const hits = rows.filter((row) =>
    slots.bounds.every(({ column, sense, limit }) => tables.within(tables.measure(row, column) ?? Number.NaN, limit, new Set([sense]))),
  );
  const columns = [...new Set(slots.bounds.map(({ column }) => column))];
  if (hits.length === 0) {
    const [all] = columns.flatMap((column) => (column.order ? [ofAll('order', slots, column, rows, tables)] : []));
    return all && noneBut(all, tables);
  }
  const told = hits.flatMap((row) => columns.map((column) => tables.say(column, row)));
  return tables.told(hits, tables.found(hits) + told.join(' '));
}

/** Rows that all have the same. */
function alikeIn(column: Column, rows: readonly Entity[], tables: Tables): Outcome {
  const said = { ...tables.verbs(rows), condition: '', value: tables.said(column, rows[0] as Entity), list: tables.names(rows) };
  return tables.told(rows, fill(column.filter ?? column.value, said));
}

/** The average, the sum, the difference or the order of rows. */
function ofAll(operation: Whole, { operations, isHigh }: Slots, column: Column, rows: readonly Entity[], tables: Tables): Outcome {
  const isSome = rows.length < tables.rows(column.of as EntityKind).length;
  const falling = tables.sorted(rows, column, true);
  const [high, low] = [falling[0], falling.at(-1)] as [Entity, Entity];
  const numbers = rows.map((row) => tables.measure(row, column) ?? 0);
  const sum = numbers.reduce((total, number) => total + number, 0);
  const value = { difference: Math.max(...numbers) - Math.min(...numbers), average: sum / rows.length, sum, order: 0 }[operation];
  const isRising = operations.has('rising') || (isHigh === false && operation === 'order');
  const ordered = isRising ? falling.toReversed() : falling;
  const text = fill(column[operation] ?? '', {
    list: operation === 'order' ? tables.names(ordered, column) : isSome ? tables.names(rows) : (tables.words.tables[column.of]?.all ?? ''),
    value: operation === 'difference' ? value : tables.figure(column, value),
    whole: isSome ? '' : (column.whole ?? ''),
    high: high.name,
    highValue: tables.said(column, high),
    low: low.name,
    lowValue: tables.said(column, low),
  });
  const outcome = tables.told(operation === 'order' ? ordered : rows, capital(text));
  return operation === 'difference' ? { ...outcome, about: [high, low] } : outcome;
}

/** One row beside the average of all: "was TechPro faster than average?" */
function besideAverage(slots: Slots, column: Column, row: Entity, { asksYesNo, isPremise }: Reading, tables: Tables): Outcome {
  const { operations } = slots;
  const all = tables.rows(slots.table);
  const isMore = (tables.measure(row, column) ?? 0) > tables.average(column);
  const isOver = operations.has('over');
  // "Above or below?" is told without a yes or a no.
  const { isHigh = isOver === operations.has('under') ? undefined : isOver } = slots;
  const holds = (asksYesNo || isPremise) && isHigh !== undefined ? (isMore === isHigh ? 'Yes. ' : 'No. ') : '';
  const average = ofAll('average', slots, column, all, tables);
  return { ...average, text: `${holds}${tables.say(column, row)} ${average.text}`, about: [row] };
}

/** Who has the most, the second most or the least. */
function ranked(column: Column, rows: readonly Entity[], isHigh: boolean, place: number, tables: Tables): Outcome | undefined {
  const isSome = rows.length < tables.rows(column.of as EntityKind).length;
  const sorted = tables.sorted(rows, column, isHigh);
  const values = [...new Set(sorted.map((row) => tables.measure(row, column)))];
  const hits = sorted.filter((row) => tables.measure(row, column) === values[place]);
  if (hits.length === 0 || !column.rank) return undefined;
  // No one has more than all the others.
  if (values.length === 1 && rows.length > FEW) return alikeIn(column, rows, tables);
  const text = tables.ranked(column, hits, `${place > 0 ? `${ranks[place - 1]} ` : ''}${isHigh ? column.high : column.low}`);
  return tables.told(hits, isSome && rows.length > 1 ? `${text} ${fill(tables.words.alone, { list: tables.names(rows) })}` : text);
}
