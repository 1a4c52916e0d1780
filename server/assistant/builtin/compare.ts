import type { Content } from '../../../content/load.ts';
import type { Answer, Entity } from '../../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { formatValue } from '../../../shared/assistant/table-answers.ts';
import { fill } from '../../../shared/format/fill.ts';
import type { Reading } from './finder.ts';

/** Words of a comparison, and those that ask for one without naming what is compared. */
const compares =
  /\b(?:or|vs|versus|compared?|comparison|differences?|than|between|which|who|both|(?:bett|fast|slow|quick|long|short|bigg|small|high|low|busi)er|worse|more|less)\b/i;
const comparesAll = /\b(?:vs|versus|compared?|comparison|differences?|better|worse|more|less)\b/i;

/** Compares two entities of a kind by the columns that a question asks for, read from their values. Undefined for other questions. */
export function compared(
  { text, named, stems }: Reading,
  columns: Content['assistant']['tables']['columns'],
  vocabulary: KnowledgeData['words']['tables']['columns'],
  stem: (text: string) => readonly string[],
): Answer | undefined {
  const pair = [...Map.groupBy(named, ({ kind }) => kind).values()].find(({ length }) => length === 2);
  if (!pair || !compares.test(text)) return undefined;
  const [{ kind, path }] = pair as [Entity, Entity];
  const ofKind = Object.entries(columns).filter(([, { of, compare }]) => of === kind && compare);
  const isAsked = ([key]: readonly [string, unknown]) => {
    const { names = [], most = [], least = [], more = [] } = vocabulary[key] ?? {};
    return [...names, ...most, ...least, ...more].some((words) => stem(words).every((word) => stems.includes(word)));
  };
  const asked = ofKind.filter(isAsked);
  const sentences = (asked.length > 0 || !comparesAll.test(text) ? asked : ofKind).flatMap(([key, column]) => {
    const [one, other] = pair.toSorted((first, second) => Number(second.values[key]) - Number(first.values[key])) as [Entity, Entity];
    if (typeof one.values[key] !== 'number' || typeof other.values[key] !== 'number') return [];
    const [value, otherValue] = [one, other].map((row) => formatValue(row, key, column, '')) as [string, string];
    if (value === otherValue) return [one, other].map(({ name }) => fill(column.value, { name, value }));
    return fill(column.compare ?? '', {
      name: one.name,
      other: other.name,
      rank: column.high?.replace(/est$/, 'er') ?? '',
      value,
      otherValue,
    });
  });
  if (sentences.length === 0) return undefined;
  const about = pair.map(({ id }) => id);
  return { id: `${path}#compared`, kind: 'table', page: path, title: '', say: sentences.join(' '), asked: [], about };
}
