import { stopWords } from '../../../search/common-words.ts';
import { questionOf } from '../../../search/question-of.ts';
import { type Context, emptyContext } from './context.ts';
import type { Fit } from './fact-finder.ts';
import type { Means } from './means.ts';
import type { Reading } from './reading.ts';
import { together } from './single.ts';

/** The least score with which a fact is offered, and the least share of what a question tells that it must have in common with it. */
const LIKELY = 0.7;
const COMMON = 0.22;
/** A word that few lines have (its weight, as fact-index.ts has it). */
const RARE = 4.3;
const UNKNOWN = 0.15;
export const MOST_CHOICES = 3;
/** How sure a question must be that is answered unasked: below, three of four that nobody had read were beside the point. */
const NEAREST_THRESHOLD = -1.4;

/** Questions near by that are answered. */
export interface Near {
  /** The one that may be answered unasked. */
  nearest?: string;
  /** To choose from: at most three. */
  choices: string[];
}

/** Questions near by. One near by has something named, or a word that tells much, in common. */
export function questionsNear(reading: Reading, said: Context, means: Means): Near {
  const { words, named, hinted, goesOn, leans } = reading;
  // A question that leans on nothing may begin another subject.
  const context = goesOn || leans ? said : emptyContext;
  const { finder } = means;
  const { cues } = means.words;
  const { language } = means.reader;
  const [subject] = context.entities;
  const fits = finder.find(reading, context);
  const both = context.before ? finder.find(reading, context, together(reading, context.before)) : [];
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
  let nearest: string | undefined;
  const choices = new Set<string>();
  for (const fit of [...ofSubject, ...fits]) {
    if (fit.score < LIKELY || choices.size === MOST_CHOICES) break;
    const lines = fit.lines.map(({ line }) => line);
    const question = questionOf(fit.fact, lines);
    if (!question || question === nearest || !isNear(fit, question)) continue;
    if (nearest === undefined && choices.size === 0 && fit.sure >= NEAREST_THRESHOLD) nearest = question;
    else choices.add(question);
  }
  return { ...(nearest !== undefined && { nearest }), choices: [...choices] };
}
