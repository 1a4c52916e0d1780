import type { Content } from '../../content/load.ts';
import { Answerer } from '../../server/assistant/builtin/answerer.ts';
import { type Match, weighed } from '../../server/assistant/builtin/finder.ts';
import type { Turn } from '../../shared/api/chat.ts';
import type { KnowledgeData } from '../../shared/assistant/knowledge.ts';
import { saysWhatIsWanted, type TestQuestion } from './question-set.ts';

type Weights = KnowledgeData['weights'];

/** Matches of one question, with the right ones marked. */
interface Sample {
  matches: readonly Match[];
  isRight: (match: Match) => boolean;
}

/** Rounds of fitting: matches depend on the weights that found them. */
const ROUNDS = 2;
/** Gradient descent: steps, learning rate and L2 regularization. */
const STEPS = 400;
const RATE = 0.5;
const HOLD = 0.002;
/**
 * Confidence thresholds by the logistic regression: an answer is right in three of four cases, an offered one in one of six. Wrong
 * answers cost more than doubt.
 */
const TELL = Math.log(3 / 1);
const OFFER = Math.log(1 / 5);
/** How much surer a follow-up must be: answers are right in six of seven cases. Most wrong ones were below. */
const LEANING = Math.log(6) - TELL;

/** Fits weights and thresholds on a question set. @param data includes the initial weights */
export function fitted(data: KnowledgeData, says: Content['assistant'], questions: readonly TestQuestion[]): Weights {
  let { weights } = data;
  for (let round = 0; round < ROUNDS; round++) {
    const rank = fitRank(samplesOf(new Answerer({ ...data, weights }, says, {}, new Map()), questions), weights.rank);
    const answerer = new Answerer({ ...data, weights: { ...weights, rank } }, says, {}, new Map());
    const rows = samplesOf(answerer, questions).flatMap(({ matches, isRight }) => {
      const [first] = matches;
      if (!first) return [];
      const sorted = matches.toSorted((one, other) => other.score - one.score);
      return [{ features: answerer.finder.surety(first, sorted, sorted.indexOf(first)), isRight: isRight(first) }];
    });
    weights = { rank, sure: fitSure(rows), tell: rounded(TELL), offer: rounded(OFFER), leaning: rounded(LEANING) };
  }
  return weights;
}

function samplesOf(answerer: Answerer, questions: readonly TestQuestion[]): Sample[] {
  const asksForAnswer = ({ declined, notFound, say, sources }: TestQuestion) => !declined && (notFound || say.length + sources.length > 0);
  return questions.filter(asksForAnswer).map(({ ask, after, say, not, sources, notFound }) => {
    const history: Turn[] = [];
    for (const before of after) history.push({ isBot: false, text: before }, { isBot: true, text: answerer.answer(before, history).text });
    const isRight = ({ answer: { say: text, page } }: Match) =>
      !notFound && saysWhatIsWanted({ say, not }, text) && (sources.length === 0 || sources.includes(page.split('#')[0] as string));
    return { matches: answerer.find(ask, history), isRight };
  });
}

/** Fits the ranking weights by gradient descent on a softmax over each question's matches. The weight of `near` is fixed at 1. */
function fitRank(samples: readonly Sample[], from: Weights['rank']): Weights['rank'] {
  const weights = { ...from };
  const names = Object.keys(weights) as (keyof Weights['rank'])[];
  const known = samples
    .map(({ matches, isRight }) => matches.map((match) => ({ features: match.features, right: Number(isRight(match)) })))
    .filter((each) => each.some(({ right }) => right) && each.some(({ right }) => !right));
  // Scales scores up, because their differences are small for a softmax.
  const begin = 6;
  let sharp = begin;
  for (let step = 0; step < STEPS; step++) {
    const slope = zeros(names);
    let sharpSlope = 0;
    for (const each of known) {
      const scores = each.map(({ features }) => weighed(features, weights));
      const most = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(sharp * (score - most)));
      const all = powers.reduce((sum, power) => sum + power, 0);
      const right = powers.reduce((sum, power, at) => sum + power * (each[at]?.right ?? 0), 0) || 1e-12;
      for (const [at, { features, right: label }] of each.entries()) {
        const power = powers[at] as number;
        const pull = (label * power) / right - power / all;
        sharpSlope += pull * (scores[at] as number);
        for (const name of names) slope[name] += pull * features[name] * sharp;
      }
    }
    for (const name of names) weights[name] += RATE * (slope[name] / known.length / begin - HOLD * weights[name]);
    sharp = Math.max(1, sharp + (RATE * sharpSlope) / known.length);
  }
  return Object.fromEntries(names.map((name) => [name, rounded(weights[name] / weights.near)])) as Weights['rank'];
}

/** Fits the confidence of the first match by logistic regression. */
function fitSure(rows: readonly { features: Weights['sure']; isRight: boolean }[]): Weights['sure'] {
  const names = Object.keys(rows[0]?.features ?? {}) as (keyof Weights['sure'])[];
  const weights = zeros(names);
  for (let step = 0; step < STEPS * 10; step++) {
    const slope = zeros(names);
    for (const { features, isRight } of rows) {
      const wrong = Number(isRight) - 1 / (1 + Math.exp(-weighed(features, weights)));
      for (const name of names) slope[name] += wrong * features[name];
    }
    for (const name of names) weights[name] += (2 * RATE * slope[name]) / rows.length;
  }
  return Object.fromEntries(names.map((name) => [name, rounded(weights[name])])) as Weights['sure'];
}

const zeros = <Name extends string>(names: readonly Name[]) => Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
const rounded = (value: number) => Number(value.toFixed(3));
