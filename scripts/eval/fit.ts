import type { Content } from '../../content/load.ts';
import { Answerer } from '../../server/assistant/builtin/answerer.ts';
import { noContext } from '../../server/assistant/builtin/context.ts';
import { type Match, weighed } from '../../server/assistant/builtin/finder.ts';
import type { KnowledgeData } from '../../shared/assistant/knowledge.ts';
import { saysWhatIsWanted, type TestQuestion } from './judge.ts';

type Weights = KnowledgeData['weights'];

/** Matches of one question, and a test for right matches. */
interface Sample {
  text: string;
  matches: readonly Match[];
  isRight: (match: Match) => boolean;
}

/** Rounds of fitting. One is not enough, because new weights find other matches. */
const ROUNDS = 2;
/** Gradient descent: steps, learning rate and L2 regularization. */
const STEPS = 400;
const RATE = 0.5;
const L2 = 0.002;
/**
 * Confidence thresholds as log odds: an answer is given if it is right in five of eight cases, and offered if in one of six.
 * Both are odds for the tuning set.
 */
const TELL = Math.log(5 / 3);
const OFFER = Math.log(1 / 5);

/**
 * Fits the weights and thresholds by which the assistant ranks answers, on labelled questions.
 * @param data includes the initial weights, and is not changed
 */
export function fitted(data: KnowledgeData, assistantWords: Content['assistant'], questions: readonly TestQuestion[]): Weights {
  let { weights } = data;
  for (let round = 0; round < ROUNDS; round++) {
    const rank = fitRank(samplesOf(new Answerer({ ...data, weights }, assistantWords, {}, new Map()), questions), weights.rank);
    const answerer = new Answerer({ ...data, weights: { ...weights, rank } }, assistantWords, {}, new Map());
    const rows = samplesOf(answerer, questions).flatMap(({ text, matches, isRight }) => {
      const [first] = matches;
      if (!first) return [];
      const sorted = matches.toSorted((one, other) => other.score - one.score);
      return [{ features: answerer.finder.surety(first, sorted, sorted.indexOf(first), text), isRight: isRight(first) }];
    });
    weights = { rank, sure: fitSure(rows), tell: rounded(TELL), offer: rounded(OFFER) };
  }
  return weights;
}

function samplesOf(answerer: Answerer, questions: readonly TestQuestion[]): Sample[] {
  const asksForAnswer = ({ declined, notFound, say, sources }: TestQuestion) => !declined && (notFound || say.length + sources.length > 0);
  return questions.filter(asksForAnswer).map(({ ask, after, say, not, sources, notFound }) => {
    const context = after.reduce((context, before) => answerer.answer(before, context).context, noContext);
    const isRight = ({ answer: { say: text, page } }: Match) =>
      !notFound && saysWhatIsWanted({ say, not }, text) && (sources.length === 0 || sources.includes(page.split('#')[0] as string));
    return { text: answerer.followUps.sayAgain(ask, context).question, matches: answerer.find(ask, context), isRight };
  });
}

/** Fits the ranking weights by gradient descent on a softmax over each question's matches. The weight of `near` is fixed at 1. */
function fitRank(samples: readonly Sample[], from: Weights['rank']): Weights['rank'] {
  const weights = { ...from };
  const names = Object.keys(weights) as (keyof Weights['rank'])[];
  const mixed = samples
    .map(({ matches, isRight }) => matches.map((match) => ({ features: match.features, right: Number(isRight(match)) })))
    .filter((sample) => sample.some(({ right }) => right) && sample.some(({ right }) => !right));
  // Factor of the scores, because their differences are small for a softmax.
  const startScale = 6;
  let scale = startScale;
  for (let step = 0; step < STEPS; step++) {
    const gradient = zeros(names);
    let scaleGradient = 0;
    for (const sample of mixed) {
      const scores = sample.map(({ features }) => weighed(features, weights));
      const highest = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(scale * (score - highest)));
      const total = powers.reduce((sum, power) => sum + power, 0);
      const right = powers.reduce((sum, power, index) => sum + power * (sample[index]?.right ?? 0), 0) || 1e-12;
      for (const [index, { features, right: label }] of sample.entries()) {
        const power = powers[index] as number;
        const error = (label * power) / right - power / total;
        scaleGradient += error * (scores[index] as number);
        for (const name of names) gradient[name] += error * features[name] * scale;
      }
    }
    for (const name of names) weights[name] += RATE * (gradient[name] / mixed.length / startScale - L2 * weights[name]);
    scale = Math.max(1, scale + (RATE * scaleGradient) / mixed.length);
  }
  return Object.fromEntries(names.map((name) => [name, rounded(weights[name] / weights.near)])) as Weights['rank'];
}

/** Fits the confidence of the first match by logistic regression. */
function fitSure(rows: readonly { features: Weights['sure']; isRight: boolean }[]): Weights['sure'] {
  const names = Object.keys(rows[0]?.features ?? {}) as (keyof Weights['sure'])[];
  const weights = zeros(names);
  for (let step = 0; step < STEPS * 10; step++) {
    const gradient = zeros(names);
    for (const { features, isRight } of rows) {
      const error = Number(isRight) - 1 / (1 + Math.exp(-weighed(features, weights)));
      for (const name of names) gradient[name] += error * features[name];
    }
    for (const name of names) weights[name] += (2 * RATE * gradient[name]) / rows.length;
  }
  return Object.fromEntries(names.map((name) => [name, rounded(weights[name])])) as Weights['sure'];
}

const zeros = <Name extends string>(names: readonly Name[]) => Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
const rounded = (value: number) => Number(value.toFixed(3));
