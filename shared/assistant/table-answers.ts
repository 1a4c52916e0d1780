import type { Content } from '../../content/load.ts';
import type { Training } from '../../training/load.ts';
import { capital, fill, listed } from '../format/fill.ts';
import type { Answer, Entity } from './answer.ts';

type Assistant = Content['assistant'];
type Column = Assistant['tables']['columns'][string];
type Called = Training['words']['tables'];

/** Superlatives that ask for the maximum or minimum of any column. */
const general = { most: ['highest', 'most', 'best', 'biggest', 'greatest'], least: ['lowest', 'least', 'worst', 'smallest', 'fewest'] };
const order = ['rank', 'order', 'sort by', 'ranking of', 'list all', 'each'];
const counts = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/**
 * Makes answers from tables of the content: each value, maximum and minimum, the order, pairs, and who has what.
 * All figures come from content: nothing is summed or averaged.
 * @param called visitors' words for tables and columns
 */
export function tableAnswers(entities: readonly Entity[], { tables: said, replies: { and } }: Assistant, called: Called): Answer[] {
  const answers: Answer[] = [];
  for (const [kind, { count }] of Object.entries(said.tables)) {
    const rows = entities.filter((entity) => entity.kind === kind);
    const { names = [], also = [] } = called.tables[kind] ?? {};
    const [first] = rows;
    if (!first) continue;
    const page = ['client', 'service', 'industry'].includes(kind) ? first.path.slice(0, first.path.lastIndexOf('/')) : first.path;
    const add = (place: string, about: readonly Entity[], at: string, say: string, asked: readonly string[]) =>
      answers.push({
        id: `${at}#tables/${place}`,
        kind: 'table',
        page: at,
        title: '',
        say: capital(say),
        asked,
        about: about.length > 3 ? [] : about.map(({ id }) => id),
      });
    const nameOf = ({ name }: Entity) => (kind === 'document' ? `"${name}"` : name);
    const list = (some: readonly Entity[]) => listed(some.map(nameOf), and);

    add(
      kind,
      rows,
      page,
      fill(count, { count: counts[rows.length] ?? rows.length, list: list(rows) }),
      names.flatMap((n) => [`how many ${n}`, `list all ${n}`, `which ${n} do you have`, `what are your ${n}`, `name the ${n}`, n]),
    );
    for (const [key, column] of Object.entries(said.columns).filter(([, { of }]) => of === kind)) {
      const { names: asks = [], most = [], least = [] } = called.columns[key] ?? {};
      const having = rows.filter(({ values }) => values[key] !== undefined);
      for (const row of having)
        add(`${key}/${row.id}`, [row], row.path, fill(column.value, { name: row.name, value: saidValue(row, key, column, and) }), [
          fill(column.ask, { name: row.name }),
          ...asks.flatMap((n) => [`${n} ${row.name}`, `what is the ${n} of ${row.name}`, `${row.name} ${n}`]),
        ]);
      if (column.filter) {
        const all = new Set(having.flatMap(({ values }) => [values[key]].flat().map(String)));
        for (const value of all) {
          const those = having.filter(({ values }) => [values[key]].flat().includes(value));
          const verbs = those.length === 1 ? { is: 'is', client: 'client', use: 'uses' } : { is: 'are', client: 'clients', use: 'use' };
          const asked = [...names, ...also]
            .slice(0, 12)
            .flatMap((n) => [`which ${n} use ${value}`, `which ${n} have ${value}`, `${n} with ${value}`]);
          add(`${key}/${value}`, those, page, fill(column.filter, { list: list(those), value, ...verbs }), [
            ...asked,
            `who uses ${value}`,
            `who bought ${value}`,
          ]);
        }
      }
      const { high, low, rank } = column;
      if (!rank || !high || !low || having.length === 0 || having.some(({ values }) => typeof values[key] !== 'number')) continue;
      const number = ({ values }: Entity) => values[key] as number;
      const falling = having.toSorted((one, other) => number(other) - number(one));
      const who = [...names.slice(0, 4), ...also.slice(0, 4)];
      for (const [word, sorted, own, any] of [
        [high, falling, most, general.most],
        [low, falling.toReversed(), least, general.least],
      ] as const) {
        const top = sorted.filter((row) => number(row) === number(sorted[0] as Entity));
        const asked = [
          ...who.flatMap((w) => [
            ...own.map((o) => `which ${w} ${o}`),
            ...asks.slice(0, 5).flatMap((n) => any.slice(0, 3).map((g) => `which ${w} ${g} ${n}`)),
          ]),
          ...asks.slice(0, 8).flatMap((n) => any.map((g) => `${g} ${n}`)),
          ...own.map((o) => `${o} ${names[0]}`),
        ];
        const verbs = top.length === 1 ? { is: 'is', has: 'has' } : { is: 'are', has: 'have' };
        add(
          `${key}/${word}`,
          top,
          page,
          fill(rank, { name: list(top), rank: word, value: saidValue(top[0] as Entity, key, column, and), ...verbs }),
          asked,
        );
      }
      if (column.order) {
        const all = falling.map((row) => `${nameOf(row)} (${saidValue(row, key, column, and)})`);
        add(
          `${key}/order`,
          [],
          page,
          fill(column.order, { list: listed(all, and) }),
          order.flatMap((o) => asks.slice(0, 8).map((n) => `${o} ${n} ${names[0]}`)),
        );
      }
      if (column.compare)
        for (const [at, one] of falling.entries())
          for (const other of falling.slice(at + 1)) {
            const isSame = number(one) === number(other);
            const sentence = {
              name: one.name,
              other: other.name,
              rank: high.replace(/est$/, 'er'),
              value: saidValue(one, key, column, and),
              otherValue: saidValue(other, key, column, and),
            };
            const say = isSame
              ? [one, other].map((row) => fill(column.value, { name: row.name, value: sentence.value })).join(' ')
              : fill(column.compare, sentence);
            const asked = [...most, ...least, 'more', 'less', ...asks.slice(0, 6)].flatMap((m) => [
              `${one.name} or ${other.name} ${m}`,
              `${m} ${other.name} or ${one.name}`,
            ]);
            add(`${key}/${one.name}/${other.name}`, [one, other], one.path, say, [
              ...asked,
              `compare ${one.name} and ${other.name}`,
              `${one.name} versus ${other.name}`,
              `difference between ${one.name} and ${other.name} ${asks[0]}`,
            ]);
          }
    }
  }
  return answers;
}

function saidValue({ values }: Entity, key: string, { unit = '' }: Column, and: string): string {
  const value = values[key];
  if (typeof value === 'number') return `${value}${value === 1 ? unit.replace(/s$/, '') : unit}`;
  return Array.isArray(value) ? listed(value, and) : String(value);
}
