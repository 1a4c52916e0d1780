import type { Content } from '../../content/load.ts';
import type { Training } from '../../training/load.ts';
import { setNumbers } from '../format/set-numbers.ts';
import type { Answer, Entity } from './answer.ts';
import { answersOf } from './answers-of.ts';
import { entitiesOf, type Printed } from './entities-of.ts';
import { type IndexData, indexLines } from './line-index.ts';
import { tableAnswers } from './table-answers.ts';
import { stopWords, trust, Words } from './words.ts';

/** The assistant's data. The build writes it as a file, which the server parses in about 50 ms. */
export interface KnowledgeData {
  answers: readonly Answer[];
  entities: readonly Entity[];
  index: IndexData;
  /** Vocabulary for spelling correction, with a trust for each word. */
  vocabulary: Readonly<Record<string, number>>;
  words: Training['words'];
  weights: Training['weights'];
}

/** Builds the assistant's data from content and training. */
export function knowledgeOf(content: Content, training: Training, printed?: Printed): KnowledgeData {
  const entities = entitiesOf(content, training.words, printed);
  const linesOf = (id: string) => training.lines.get(id);
  const { courtesies, wishes } = content.assistant.conversation;
  const talk = [
    ...courtesies.map((entry) => ({ ...entry, kind: 'talk' as const })),
    ...wishes.map((entry) => ({ ...entry, kind: 'wish' as const })),
  ].map(
    ({ id, ...entry }): Answer => ({
      ...entry,
      id: `conversation#${id}`,
      page: '',
      title: '',
      asked: linesOf(`conversation#${id}`) ?? [],
      about: [],
    }),
  );
  const words = readerOf(training.words);
  const stopStems = new Set([...stopWords].map((word) => words.stem(word)));
  // Asked lines of tables are generated, and many differ only in order and small words.
  const withoutRepeats = (answer: Answer): Answer => {
    const seen = new Set<string>();
    const isNew = (line: string) => {
      const { size } = seen;
      const stems = [...new Set(words.read(line).filter((stem) => !stopStems.has(stem)))];
      return seen.add(stems.sort().join(' ')).size > size;
    };
    return answer.about.length > 0 ? { ...answer, asked: answer.asked.filter(isNew) } : answer;
  };
  const tables = tableAnswers(entities, content.assistant, training.words.tables).map(withoutRepeats);
  const answers = [...answersOf(content, entities, linesOf), ...talk, ...tables].map((answer) => ({
    ...answer,
    say: setNumbers(answer.say),
  }));
  for (const { names, hints } of entities) for (const name of [...names, ...hints]) words.learn(name, trust.name);
  const texts = answers.map(({ asked, title, say }) => [...asked, `${title} ${say}`]);
  for (const [index, text] of texts.flatMap((list) => [...list.entries()])) words.learn(text, index === 0 ? trust.title : trust.text);
  const index = indexLines(texts.map((list) => list.map((text) => words.read(text))));
  return { answers, entities, index, vocabulary: words.vocabulary(), words: training.words, weights: training.weights };
}

/** Builds the normaliser of visitors' messages. */
export function readerOf({ synonyms: { shorthand, phrases, forms }, cues }: Training['words']): Words {
  return new Words({ shorthand, phrases: { ...phrases, ...cues.phrases, '': cues.fillers }, forms });
}
