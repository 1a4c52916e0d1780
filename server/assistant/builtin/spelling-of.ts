import type { Content } from '../../../content/load.ts';
import type { Language } from '../../../search/language.ts';
import { ordinaryWords } from '../../../search/ordinary-words.ts';
import { nameWeight, questionWeight, Spelling } from '../../../search/spelling.ts';
import { stopWords } from '../../../search/stop-words.ts';
import type { CardIndex } from '../knowledge/card-index.ts';
import type { Subject } from '../knowledge/subjects.ts';
import { comparingWords } from './ask-about.ts';
import { aspectCues } from './aspects.ts';
import type { SmallTalk } from './small-talk.ts';

interface Sources {
  subjects: readonly Subject[];
  index: CardIndex;
  language: Language;
  smallTalk: SmallTalk;
}

/** Mends words that were mistyped: every word that the site, its owner or a question uses is known to it, names and questions' words before others. */
export function spellingOf(assistant: Content['assistant'], { subjects, index, language, smallTalk }: Sources): Spelling {
  const known = new Map<string, number>();
  const learn = (words: Iterable<string>, weight: number) => {
    for (const word of words) known.set(word, (known.get(word) ?? 0) + weight);
  };
  for (const { title, heading, text, cue } of index.cards) learn(language.words(`${title} ${heading} ${text} ${cue}`), 1);
  const { limits, answers } = assistant;
  learn(
    [...limits.offTopic, ...limits.abuse].flatMap((words) => words.split(' ')),
    1,
  );
  learn(stopWords, 1);
  learn(ordinaryWords, 1);
  learn(comparingWords, questionWeight);
  learn(smallTalk.vocabulary(), 1);
  learn(language.vocabulary(), 1);
  for (const { ask } of answers) for (const example of ask) learn(language.words(example), questionWeight);
  for (const [, cues] of aspectCues) learn(cues.split(' '), questionWeight);
  for (const { names, kind } of subjects)
    for (const name of names)
      learn(
        language.words(name),
        ['client', 'platform', 'person', 'office'].includes(kind) && !name.includes(' ') ? nameWeight : questionWeight,
      );
  return new Spelling(known, (word) => index.knows(language.stem(word)));
}
