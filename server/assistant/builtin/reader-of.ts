import type { KnowledgeData } from '../../../search/fact.ts';
import { Reader } from '../../../search/reader.ts';
import type { Words } from './means.ts';

/** Reads words as the site and the assistant's lists have them. */
export function readerOf({ facts, entities }: KnowledgeData, { synonyms, conversation, operators, cues }: Words): Reader {
  return new Reader(
    {
      ...synonyms,
      groups: [...synonyms.groups, ...synonyms.questions],
      // What says nothing is left out.
      phrases: { ...synonyms.phrases, ...cues.phrases, '': cues.fillers },
    },
    {
      names: entities.filter(({ kind }) => ['client', 'office', 'person', 'platform'].includes(kind)).map(({ name }) => name),
      titles: entities.flatMap(({ names }) => names),
      texts: [
        ...facts.flatMap(({ text, title, asked }) => [text, title, ...asked.map((line) => line.text)]),
        ...[...conversation.courtesies, ...conversation.wishes].flatMap(({ ask }) => ask),
        ...Object.values(conversation.moves).flat(),
        ...entities.flatMap(({ hints }) => hints),
        ...Object.values(operators.columns).flatMap(({ names, most = [], least = [] }) => [...names, ...most, ...least]),
        ...Object.values(operators.tables).flatMap(({ names }) => names),
        ...Object.values(operators.operations).flat(),
      ],
    },
  );
}
