import type { Content } from '../../content/load.ts';
import type { Training } from '../../training/load.ts';
import { trust, Words } from '../search/words.ts';
import type { Answer, Entity } from './answer.ts';
import { answersOf } from './answers-of.ts';
import { entitiesOf, type Printed } from './entities-of.ts';
import { type IndexData, indexLines } from './line-index.ts';
import { tableAnswers } from './table-answers.ts';

/** The assistant's data, written by the build and parsed in about 50 ms. */
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
  const lines = (id: string) => training.lines.get(id);
  const { courtesies, wishes } = content.assistant.conversation;
  const talk = [
    ...courtesies.map((each) => ({ ...each, kind: 'talk' as const })),
    ...wishes.map((each) => ({ ...each, kind: 'wish' as const })),
  ].map(
    ({ id, ...each }): Answer => ({
      ...each,
      id: `conversation#${id}`,
      page: '',
      title: '',
      asked: lines(`conversation#${id}`) ?? [],
      about: [],
    }),
  );
  const answers = [...answersOf(content, entities, lines), ...talk, ...tableAnswers(entities, content.assistant, training.words.tables)];

  const words = readerOf(training.words);
  for (const { names, hints } of entities) for (const name of [...names, ...hints]) words.learn(name, trust.name);
  const texts = answers.map(({ asked, title, say }) => [...asked, `${title} ${say}`]);
  for (const [at, text] of texts.flatMap((each) => [...each.entries()])) words.learn(text, at === 0 ? trust.title : trust.text);
  const index = indexLines(texts.map((each) => each.map((text) => words.read(text))));
  return { answers, entities, index, vocabulary: words.vocabulary(), words: training.words, weights: training.weights };
}

/** Makes the reader of visitors' messages. */
export function readerOf({ synonyms: { shorthand, phrases, forms }, cues }: Training['words']): Words {
  return new Words({ shorthand, phrases: { ...phrases, ...cues.phrases, '': cues.fillers }, groups: [], forms });
}
