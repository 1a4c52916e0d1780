import type { Content } from '../../content/load.ts';
import type { Training } from '../../training/load.ts';
import { trust, Words } from '../search/words.ts';
import type { Answer, Entity } from './answer.ts';
import { answersOf } from './answers-of.ts';
import { entitiesOf, type Printed } from './entities-of.ts';
import { type IndexData, indexLines } from './line-index.ts';
import { tableAnswers } from './table-answers.ts';

/** What the assistant knows, as the build writes it: read in some 50 ms, so that a start does not wait for it. */
export interface KnowledgeData {
  answers: readonly Answer[];
  entities: readonly Entity[];
  index: IndexData;
  /** Words into which slips are mended, with how much each is believed. */
  vocabulary: Readonly<Record<string, number>>;
  words: Training['words'];
  weights: Training['weights'];
}

/** Everything that the content says, with the ways in which visitors ask for it. */
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

/** What reads visitors' words. */
export function readerOf({ synonyms: { shorthand, phrases, forms }, cues }: Training['words']): Words {
  return new Words({ shorthand, phrases: { ...phrases, ...cues.phrases, '': cues.fillers }, groups: [], forms });
}
