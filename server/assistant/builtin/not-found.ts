import { fill, listed } from '../../../format/fill.ts';
import { stopWords } from '../../../search/common-words.ts';
import type { Entity } from '../../../search/fact.ts';
import { questionOf } from '../../../search/question-of.ts';
import { contactWith } from './contact-with.ts';
import type { Fit } from './fact-finder.ts';
import type { Means } from './means.ts';
import type { Reading } from './reading.ts';

/** The least score with which a fact is offered, and the least share of what a question tells that it must have in common with it. */
const LIKELY = 0.7;
const COMMON = 0.22;
/** A word that few lines have (its weight, as fact-index.ts has it). */
const RARE = 4.3;
const UNKNOWN = 0.15;
const MOST_CHOICES = 3;

/** What was understood, questions near by that are answered, and a person. A question near by has something named, or a word that tells much, in common. */
export function notFound(reading: Reading, fits: readonly Fit[], means: Means, subject?: Entity) {
  const { finder } = means;
  const { replies, cues } = means.words;
  const { language } = means.reader;
  const { words, named, hinted } = reading;
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
  const choices = new Set<string>();
  for (const fit of fits) {
    if (fit.score < LIKELY || choices.size === MOST_CHOICES) break;
    const lines = fit.lines.map(({ line }) => line);
    const question = questionOf(fit.fact, lines);
    if (question && isNear(fit, question)) choices.add(question);
  }
  const about = named.map(({ name }) => name).slice(0, 2);
  const lead = about.length > 0 ? fill(replies.notFoundAbout, { about: listed(about, replies.and) }) : replies.notFound;
  const person = fill(replies.person, { contact: contactWith(fill(replies.personMessage, { question: reading.text })) });
  return { text: [lead, ...(choices.size > 0 ? [replies.choices] : []), person].join(' '), choices: [...choices], person };
}
