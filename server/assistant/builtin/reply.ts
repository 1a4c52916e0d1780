import { fill, listed } from '../../../format/fill.ts';
import { asQuestion, questionOf } from '../../../search/question-of.ts';
import { contactWith } from './contact-with.ts';
import type { Context } from './context.ts';
import type { Means } from './means.ts';
import { ofLine } from './of-fact.ts';
import type { Outcome } from './outcome.ts';
import { type Near, questionsNear } from './questions-near.ts';
import type { Reading } from './reading.ts';
import { PLAIN_THRESHOLD } from './single.ts';

/** How sure a question must be that is answered unasked: below, three of four that nobody had read were beside the point. */
const NEAREST_THRESHOLD = -1.4;
const MOST_CHOICES = 3;

/** A reply to a question. */
export interface Reply {
  /** Plain text with Markdown links to pages of this site. */
  text: string;
  /** Whether the site says what was asked. */
  answered: boolean;
  /** Questions near by that are answered, where this one was not or it is in doubt; at most three. */
  choices?: readonly string[];
}

/** The sentences of outcomes, and the pages that say so. */
export function written(outcomes: readonly Outcome[], { facts, entities, words: { replies } }: Means): string {
  const text = outcomes.map((outcome) => outcome.text).join(' ');
  const paths = [...new Set(outcomes.flatMap((outcome) => outcome.paths))].filter((path) => !text.includes(`](${path})`)).slice(0, 3);
  const nameOf = (path: string) =>
    facts.find((fact) => fact.path === path)?.page ?? entities.find((entity) => entity.path === path)?.name ?? path;
  const links = paths.map((path) => `[${nameOf(path)}](${path})`);
  return links.length === 0 ? text : `${text} ${fill(replies.source, { links: listed(links, replies.and) })}`;
}

/** What was found; where it is in doubt whether that was asked, that it is, and questions near by. */
export function answered(outcomes: readonly Outcome[], reading: Reading, context: Context, means: Means): Reply {
  const { replies } = means.words;
  const text = written(
    outcomes.map((outcome) => (isPlain(outcome) ? outcome : inDoubt(outcome, means))),
    means,
  );
  if (outcomes.every(isPlain)) return { text, answered: true };
  const others = questionsNear(reading, context, means).filter(({ fit }) => !outcomes.some((told) => told.text.includes(fit.fact.text)));
  const choices = choicesOf(others);
  return replyOf([text, ...(choices.length > 0 ? [replies.others] : [])], true, choices);
}

const isPlain = ({ sure = PLAIN_THRESHOLD }: Outcome) => sure >= PLAIN_THRESHOLD;

/** An outcome with the question that it is told as the answer to, so that the two are true together; a paragraph that no line asks for with what it is about. */
function inDoubt(outcome: Outcome, means: Means): Outcome {
  const { fit, fact, asked, text } = outcome;
  const line =
    fit &&
    questionOf(
      fit.fact,
      fit.lines.map(({ line }) => line),
    );
  const question = line ?? (asked ? asQuestion(asked.text) : fact?.title || fact?.page || '');
  return { ...outcome, text: fill(means.words.replies.unsure, { question, answer: line && fit ? ofLine(line, fit, means).text : text }) };
}

/** The nearest question that is answered, with its answer, and others near by. */
export function nearest(reading: Reading, context: Context, means: Means): { told?: string; choices: string[] } {
  const near = questionsNear(reading, context, means);
  const [first, ...rest] = near;
  if (!first || first.fit.sure < NEAREST_THRESHOLD) return { choices: choicesOf(near) };
  const { question, fit } = first;
  const answer = written([ofLine(question, fit, means)], means);
  return { told: fill(means.words.replies.nearest, { question, answer }), choices: choicesOf(rest) };
}

/** That it was not found, the answer to the nearest question that is, others near by, and a person. */
export function notFound(reading: Reading, context: Context, means: Means): Reply {
  const { replies } = means.words;
  const about = reading.named.map(({ name }) => name).slice(0, 2);
  const nothing = about.length > 0 ? fill(replies.notFoundAbout, { about: listed(about, replies.and) }) : replies.notFound;
  const { told = nothing, choices } = nearest(reading, context, means);
  means.note('because', `nothing sure; ${choices.length} choices`);
  return replyOf([told, ...othersThan(reading, choices, means)], false, choices);
}

/** What was found of a question, that the rest was not, and what is near the rest. */
export function half(found: readonly Outcome[], missing: Reading, context: Context, means: Means): Reply {
  const choices = choicesOf(questionsNear(missing, context, means));
  const part = fill(means.words.replies.partMissing, { part: missing.text.replace(/[?.].*$/s, '') });
  return replyOf([written(found, means), part, ...othersThan(missing, choices, means)], false, choices);
}

const replyOf = (sentences: readonly string[], isAnswered: boolean, choices: readonly string[]): Reply => ({
  text: sentences.join(' '),
  answered: isAnswered,
  ...(choices.length > 0 && { choices }),
});

/** Questions to choose from. */
export const choicesOf = (near: readonly Near[]): string[] => near.slice(0, MOST_CHOICES).map(({ question }) => question);

/** What stands before questions to choose from, and the person after them. */
function othersThan({ text }: Reading, choices: readonly string[], { words: { replies } }: Means): string[] {
  const person = fill(replies.person, { contact: contactWith(fill(replies.personMessage, { question: text })) });
  return [...(choices.length > 0 ? [replies.choices] : []), person];
}
