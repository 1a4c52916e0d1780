import { stopWords } from '../../../search/common-words.ts';
import { questionOf } from '../../../search/question-of.ts';
import { type Context, emptyContext } from './context.ts';
import type { Fit } from './fact-finder.ts';
import type { Means } from './means.ts';
import { together } from './pronouns.ts';
import type { Reading } from './reading.ts';
import { isStrange } from './single.ts';

/** The least score with which a fact is offered. */
const LIKELY = 0.7;
/** A word that few lines have (its weight, as fact-index.ts has it). */
const RARE = 6.2;
/** One that may be answered unasked, and three to choose from. */
const MOST = 4;

/** A question that is answered. */
export interface Near {
  question: string;
  /** Its answer, as far as it fits what was asked. */
  fit: Fit;
}

/** At most four questions near by that are answered, the nearest first. One near by has something named, or a word, in common. */
export function questionsNear(reading: Reading, said: Context, means: Means): Near[] {
  const { words, named, hinted, goesOn, leans } = reading;
  // A question that leans on nothing may begin another subject.
  const context = goesOn || leans ? said : emptyContext;
  const {
    finder,
    words: { cues },
  } = means;
  const [subject] = context.entities;
  const fits = finder.find(reading, context);
  const both = context.before ? finder.find(reading, context, together(reading, context.before, means)) : [];
  const ofSubject = both.filter(({ fact }) => subject && fact.about.includes(subject.id)).slice(0, 2);
  const things = new Set([...named, ...hinted, ...(subject ? [subject] : [])].map(({ id }) => id));
  const telling = words.filter((word) => !stopWords.has(word) && !cues.asks.includes(word));
  // Of what is mostly strange to the site a rare word tells: "is it just ChatGPT with a bow on".
  const common = isStrange(reading, means)
    ? telling.filter((word) => finder.index.weight(means.reader.language.stem(word)) >= RARE)
    : telling;
  const isNear = ({ fact, id }: Fit) => fact.about.some((each) => things.has(each)) || finder.index.hasAny(id, common);
  const near = new Map<string, Near>();
  for (const fit of [...ofSubject, ...fits]) {
    if (fit.score < LIKELY || near.size === MOST) break;
    const lines = fit.lines.map(({ line }) => line);
    const question = questionOf(fit.fact, lines);
    if (question && !near.has(question) && isNear(fit)) near.set(question, { question, fit });
  }
  return [...near.values()];
}
