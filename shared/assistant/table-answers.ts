import type { Content } from '../../content/load.ts';
import { spelled } from '../../content/number-words.ts';
import type { Training } from '../../training/load.ts';
import { capital, fill, listed } from '../format/fill.ts';
import type { Answer, Entity } from './answer.ts';

type Assistant = Content['assistant'];
type Column = Assistant['tables']['columns'][string];
type TableVocabulary = Training['words']['tables'];

/** Superlatives that ask for the maximum or minimum of any column. */
const superlatives = {
  most: ['highest', 'most', 'best', 'biggest', 'greatest'],
  least: ['lowest', 'least', 'worst', 'smallest', 'fewest'],
};
const orderWords = ['rank', 'order', 'sort by', 'ranking of', 'list all', 'each'];

/**
 * Makes answers from tables of the content: values, maximum and minimum, the order, and rows that share a value.
 * All figures come from content: nothing is summed or averaged.
 * @param vocabulary visitors' words for tables and columns
 */
export function tableAnswers(
  entities: readonly Entity[],
  { tables: templates, replies: { and } }: Assistant,
  vocabulary: TableVocabulary,
): Answer[] {
  const answers: Answer[] = [];
  for (const [kind, { count }] of Object.entries(templates.tables)) {
    const rows = entities.filter((entity) => entity.kind === kind);
    const { names = [], also = [] } = vocabulary.tables[kind] ?? {};
    const [first] = rows;
    if (!first) continue;
    const page = ['client', 'service', 'industry'].includes(kind) ? first.path.slice(0, first.path.lastIndexOf('/')) : first.path;
    const add = (place: string, about: readonly Entity[], answerPage: string, say: string, asked: readonly string[]) =>
      answers.push({
        id: `${answerPage}#tables/${place}`,
        kind: 'table',
        page: answerPage,
        title: '',
        say: capital(say),
        asked,
        about: about.length > 3 ? [] : about.map(({ id }) => id),
      });
    const nameOf = ({ name }: Entity) => (kind === 'document' ? `"${name}"` : name);
    const list = (entries: readonly Entity[]) => listed(entries.map(nameOf), and);

    add(
      kind,
      rows,
      page,
      fill(count, { count: spelled(rows.length), list: list(rows) }),
      // The first line is offered as a question; the second name is the plural.
      [
        `Which ${names[1] ?? names[0]} do you have?`,
        ...names.flatMap((noun) => [`how many ${noun}`, `which ${noun} do you have`, `what are your ${noun}`, noun]),
      ],
    );
    for (const [key, column] of Object.entries(templates.columns).filter(([, { of }]) => of === kind)) {
      const { names: columnNames = [], most = [], least = [] } = vocabulary.columns[key] ?? {};
      const having = rows.filter(({ values }) => values[key] !== undefined);
      for (const row of having)
        add(`${key}/${row.id}`, [row], row.path, fill(column.value, { name: row.name, value: formatValue(row, key, column, and) }), [
          fill(column.ask, { name: row.name }),
          ...columnNames.map((noun) => `${noun} ${row.name}`),
        ]);
      if (column.filter) {
        const distinct = new Set(having.flatMap(({ values }) => [values[key]].flat().map(String)));
        for (const value of distinct) {
          const matching = having.filter(({ values }) => [values[key]].flat().includes(value));
          const verbs = matching.length === 1 ? { is: 'is', client: 'client', use: 'uses' } : { is: 'are', client: 'clients', use: 'use' };
          const asked = [...names, ...also]
            .slice(0, 12)
            .flatMap((noun) => [`which ${noun} use ${value}`, `which ${noun} have ${value}`, `${noun} with ${value}`]);
          add(`${key}/${value}`, matching, page, fill(column.filter, { list: list(matching), value, ...verbs }), [
            ...asked,
            `who uses ${value}`,
            `who bought ${value}`,
          ]);
        }
      }
      const { high, low, rank } = column;
      if (!rank || !high || !low || having.length === 0 || having.some(({ values }) => typeof values[key] !== 'number')) continue;
      const number = ({ values }: Entity) => values[key] as number;
      const descending = having.toSorted((one, other) => number(other) - number(one));
      const rowNouns = [...names.slice(0, 4), ...also.slice(0, 4)];
      for (const [rankWord, sorted, columnWords, generalWords] of [
        [high, descending, most, superlatives.most],
        [low, descending.toReversed(), least, superlatives.least],
      ] as const) {
        const top = sorted.filter((row) => number(row) === number(sorted[0] as Entity));
        const asked = [
          ...rowNouns.flatMap((row) => [
            ...columnWords.map((word) => `which ${row} ${word}`),
            ...columnNames.slice(0, 5).flatMap((noun) => generalWords.slice(0, 3).map((word) => `which ${row} ${word} ${noun}`)),
          ]),
          ...columnNames.slice(0, 8).flatMap((noun) => generalWords.map((word) => `${word} ${noun}`)),
          ...columnWords.map((word) => `${word} ${names[0]}`),
        ];
        const verbs = top.length === 1 ? { is: 'is', has: 'has' } : { is: 'are', has: 'have' };
        add(
          `${key}/${rankWord}`,
          top,
          page,
          fill(rank, { name: list(top), rank: rankWord, value: formatValue(top[0] as Entity, key, column, and), ...verbs }),
          asked,
        );
      }
      if (column.order) {
        const ranking = descending.map((row) => `${nameOf(row)} (${formatValue(row, key, column, and)})`);
        add(
          `${key}/order`,
          [],
          page,
          fill(column.order, { list: listed(ranking, and) }),
          orderWords.flatMap((word) => columnNames.slice(0, 8).map((noun) => `${word} ${noun} ${names[0]}`)),
        );
      }
    }
  }
  return answers;
}

/** Returns a value with its unit, or a list of values. */
export function formatValue({ values }: Entity, key: string, { unit = '' }: Column, and: string): string {
  const value = values[key];
  if (typeof value === 'number') return `${value}${value === 1 ? unit.replace(/s$/, '') : unit}`;
  return Array.isArray(value) ? listed(value, and) : String(value);
}
