import { stopWords } from '../../../search/common-words.ts';
import { questionOf } from '../../../search/question-of.ts';
import { type Context, emptyContext } from './context.ts';
import type { Fit } from './fact-finder.ts';
import type { Means } from './means.ts';
import { together } from './pronouns.ts';
import type { Reading } from './reading.ts';

/** The least score with which a fact is offered, and the least share of what a question tells that it must have in common with it. */
const LIKELY = 0.7;
const COMMON = 0.22;
/** A word that few lines have (its weight, as fact-index.ts has it). */
const RARE = 4.3;
const UNKNOWN = 0.15;
/** One that may be answered unasked, and three to choose from. */
const MOST = 4;

/** A question that is answered. */
export interface Near {
  question: string;
  /** Its answer, as far as it fits what was asked. */
  fit: Fit;
}

/** At most four questions near by that are answered, the nearest first. One near by has something named, or a word that tells much, in common. */
export function questionsNear(reading: Reading, said: Context, means: Means): Near[] {
  const { words, named, hinted, goesOn, leans } = reading;
  // A question that leans on nothing may begin another subject.
  const context = goesOn || leans ? said : emptyContext;
  const { finder } = means;
  const { cues } = means.words;
  const { language } = means.reader;
  const [subject] = context.entities;
  const fits = finder.find(reading, context);
  const both = context.before ? finder.find(reading, context, together(reading, context.before, means)) : [];
  const ofSubject = both.filter(({ fact }) => subject && fact.about.includes(subject.id)).slice(0, 2);
  const things = new Set([...named, ...hinted, ...(subject ? [subject] : [])].map(({ id }) => id));
  const telling = words.filter((word) => !stopWords.has(word) && !cues.vague.includes(word));
  const tells = [...new Set(telling.map((word) => language.stem(word)))];
  const weights = new Map(tells.map((stem) => [stem, finder.index.weight(stem)]));
  // Words that the site has nowhere say little of what is near.
  const all = tells.reduce((sum, stem) => sum + (weights.get(stem) ?? 0) * (finder.index.has(stem) ? 1 : UNKNOWN), 0) || 1;
  const isNear = ({ fact }: Fit, question: string) => {
    if (fact.about.some((id) => things.has(id))) return true;
    const stems = new Set(language.words(question).map((word) => language.stem(word)));
    const common = tells.filter((stem) => stems.has(stem) || [...language.alternatives(stem)].some((other) => stems.has(other)));
    const weight = common.map((stem) => weights.get(stem) ?? 0);
    return weight.some((each) => each >= RARE) || weight.reduce((sum, each) => sum + each, 0) / all >= COMMON;
  };
  const near = new Map<string, Near>();
  for (const fit of [...ofSubject, ...fits]) {
    if (fit.score < LIKELY || near.size === MOST) break;
    const lines = fit.lines.map(({ line }) => line);
    const question = questionOf(fit.fact, lines);
    if (question && !near.has(question) && isNear(fit, question)) near.set(question, { question, fit });
  }
  return [...near.values()];
}
