import { stopWords } from '../../../search/common-words.ts';
import type { Entity, Fact } from '../../../search/fact.ts';
import { asQuestion } from '../../../search/question-of.ts';
import type { Fit } from './fact-finder.ts';
import type { Means } from './means.ts';
import type { Outcome } from './outcome.ts';
import { isYear, type Reading } from './reading.ts';

/** How near a line is that asks the same. */
const EXACT = 0.9;
/** How much of the question its fact has then: a long name alone is not what was asked. */
const NEARLY_ALL = 0.8;
/** How near a line must be to tell what holds. */
const PLAINLY = 0.5;
/** How much nearer it must be than one that tells the contrary. */
const DOUBTFUL = 0.06;
/** More things of a kind are a list. */
const FEW = 3;

/** Whether a line asks the same. */
export const isExact = (fit: Fit | undefined) => fit !== undefined && (fit.isSame || (fit.near >= EXACT && fit.covers >= NEARLY_ALL));

/** Whether somebody else is claimed to have a role: "Raj Patel is the CEO, right?" */
export const isAnother = ({ fact }: Fit, { isPremise, named, hinted }: Reading) =>
  isPremise && named.length === 0 && hinted.some(({ id, kind }) => kind === 'person' && fact.about.join() === id);

/** Whether a fact tells of all of a kind. */
export const isList = ({ kind }: Entity, { about }: Fact) => about.filter((each) => each.startsWith(`${kind}:`)).length > FEW;

/** A fact as the answer to one of its own lines. */
export function ofLine(question: string, fit: Fit, means: Means): Outcome {
  const line = fit.fact.asked.findIndex(({ text }) => asQuestion(text) === question);
  return ofFact({ ...fit, near: 1, lines: [{ line, near: 1 }] }, means.questions.read(question), means);
}

/** A fact as the answer, yes or no first where that was asked and a line that is near tells what holds. */
export function ofFact(fit: Fit, reading: Reading, means: Means): Outcome {
  const { fact, lines, covers } = fit;
  const { asksYesNo, isPremise, isClaim, named, numbers, text, words: asked } = reading;
  const { entities, words, finder } = means;
  // What is claimed with a "not" is told by turning the line's word around.
  const turns = isPremise ? words.cues.turns : [...words.cues.turns, ...words.cues.negations];
  const hasTurn = (said: readonly string[]) => said.some((word) => turns.includes(word));
  const [first, ...others] = lines.flatMap(({ line = -1, near }) => {
    const { holds, text = '' } = fact.asked[line] ?? {};
    // That there is none in London says nothing of Mumbai, where a fact tells of both.
    const isOther = named.some(
      (entity) => isList(entity, fact) && !entity.names.some((name) => text.toLowerCase().includes(name.toLowerCase())),
    );
    return holds && near >= PLAINLY && !isOther ? [{ holds, near, text }] : [];
  });
  // Two lines as near, one with a yes and one with a no, tell nothing.
  const isDoubtful = others.some(({ holds, near }) => first && first.near < EXACT && holds !== first.holds && near > first.near - DOUBTFUL);
  // "Is Magento a problem?" is no "do you connect to Magento? Yes".
  const isTurned = first && hasTurn(first.text.toLowerCase().split(/\W+/)) !== hasTurn(asked);
  const line = isDoubtful || isTurned ? undefined : first?.holds;
  // "So it is never sent?" is right where "is it sent?" gets a no.
  const isNegated = isPremise && asked.some((word) => words.cues.negations.includes(word));
  const told = line && isNegated ? (line === 'Yes' ? 'No' : 'Yes') : line;
  const numberOf = (figure: string) => Number(figure.replace(/,(?=\d{3})/g, ''));
  const figures = finder.figures(fact).map(numberOf);
  // A year that is asked for, or a figure that is claimed, is ours or another one than our only one.
  const year = numbers.find(isYear);
  const claimed = isClaim && numbers.length === 1 && covers >= PLAINLY ? numbers[0] : undefined;
  const asks = year ?? claimed;
  const ours = year === undefined ? figures : figures.filter(isYear);
  const isOurs = asks !== undefined && ours.includes(asks);
  const holds = asks !== undefined && ours.length === 1 ? (isOurs ? 'Yes' : 'No') : isAnother(fit, reading) ? 'No' : told;
  // What the site has nowhere is nothing to say yes to.
  const isKnown = asked.every((word) => stopWords.has(word) || finder.index.has(word));
  const isAsked = (asksYesNo || isPremise) && !/\bor\b/.test(text) && !/^(Yes|No)\b/.test(fact.text);
  return {
    text: isAsked && holds && (isKnown || holds === 'No') ? `${words.replies.holds[holds]} ${fact.text}` : fact.text,
    paths: [fact.path],
    fact,
    // Whether a figure is ours, and who has a role, is certain.
    ...(!isExact(fit) && !isOurs && !isAnother(fit, reading) && { sure: fit.sure, fit }),
    // That the agency began in Mumbai speaks of no office.
    about: entities.filter(({ id, kind, path }) => fact.about.includes(id) && (kind !== 'office' || path === fact.path)),
  };
}
