import type { Entity } from '../../../search/fact.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';
import type { Slots } from './slots.ts';
import type { Column, Tables } from './tables.ts';

/** Confirms or corrects what is said of one row: "TechPro made 425%, right?" */
export function confirmed(slots: Slots, { isPremise, asksYesNo, numbers, named, words }: Reading, tables: Tables): Outcome | undefined {
  const { rows, column, having, operations, isHigh, limit, table, isPlain, strange, unknown } = slots;
  const [row, other] = rows;
  // "Did TechPro buy dynamic pricing?"
  const isTaken = (word: string) => having.length > 0 && tables.words.taken.includes(word);
  const others = [...strange, ...unknown].filter((word) => !isTaken(word)).length;
  if (!(isPremise || asksYesNo) || operations.has('average') || (slots.isOwn && !isPremise)) return undefined;
  const told = (holds: boolean, of: Column, ...also: Entity[]): Outcome => {
    const about = [...(row ? [row] : []), ...also];
    const said = about.map((each) => tables.say(of, each)).join(' ');
    // One or the other is no yes and no no.
    const text = operations.has('either') ? said : `${holds ? 'Yes' : 'No'}. ${said}`;
    return { text, paths: [...new Set(about.map(({ path }) => path))], about };
  };
  // "GlowCo is that furniture shop?", "is Joris the founder?": of a row that is named and one that is only hinted at.
  const kind = tables.columns.find(({ of, tells }) => of === table && tells);
  if (other && rows.length === 2 && isHigh === undefined && (isPremise || others === 0) && !named.includes(other))
    return kind && told(false, kind, other);
  if (rows.length > 1) return undefined;
  if (!row) {
    // "Six services, right?"
    const number = numbers.find((each) => each > 1 || operations.has('exactly'));
    const isSaid = isPremise || operations.has('list') || operations.has('count');
    const isCount =
      isSaid && isPlain && !column && having.length + others === 0 && number !== undefined && tables.words.tables[table]?.count;
    const all = tables.rows(table);
    return isCount ? tables.told(all, `${number === all.length ? 'Yes' : 'No'}. ${tables.count(all)}`) : undefined;
  }
  const measured = column?.rank ? column : isHigh === undefined ? undefined : tables.main(table);
  if (measured && limit !== undefined) {
    const value = tables.measure(row, measured);
    if (value === undefined) return undefined;
    const holds = tables.within(value, limit, operations);
    const meant = holds ? [] : tables.rows(table).filter((each) => tables.measure(each, measured) === limit);
    return told(holds, measured, ...(meant.length === 1 ? meant : []));
  }
  if (measured && isHigh !== undefined) {
    const [top] = tables.sorted(tables.rows(table), measured, isHigh);
    const first = top && tables.ranked(measured, [top], isHigh ? measured.high : measured.low);
    if (top === row) return { ...told(true, measured), text: `Yes. ${first}` };
    return top && { ...told(false, measured, top), text: `No. ${first} ${tables.say(measured, row)}` };
  }
  if (others > 0) return undefined;
  const own = kind && tables.said(kind, row).toLowerCase().split(' ');
  if (kind && having.length === 0 && own?.every((word) => words.includes(word))) return told(true, kind);
  const isOf = (each: Entity, by: string) => [each.values[by]].flat().some((value) => having.some(({ name }) => name === value));
  const telling = tables.columns.find(({ of, key, by = key }) => of === table && tables.rows(table).some((each) => isOf(each, by)));
  const holds = having.every((each) => tables.has(row, each));
  return telling && told(holds, telling);
}
