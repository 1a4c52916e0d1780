import type { Turn } from '../../../shared/api/chat.ts';
import type { Answer, Entity } from '../../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { type Context, type Finder, type Match, type Reading, singleKinds } from './finder.ts';

/** Longest message that counts as elliptical, in words. */
const SHORT = 6;
/** Most entities in an answer that has a subject. An answer with more entities is a list. */
const MOST_SUBJECTS = 3;
/** Least share of a follow-up's words that an answer about the previous subject must cover. */
const LEAST_COVERAGE = 0.5;

/**
 * Finds answers to a message that may be a follow-up, best first. If the message alone has a confident answer, that answer counts.
 * Otherwise a message that is short, has a pronoun or begins with "and" is also read with the subject of the last answer. The more
 * confident reading wins.
 */
export function findInConversation(
  reading: Reading,
  history: readonly Turn[],
  finder: Finder,
  { entities, words, weights }: KnowledgeData,
): Match[] {
  const alone = finder.find(reading);
  const lastQuestion = history.findLast(({ isBot }) => !isBot);
  const { leans, goesOn } = words.cues;
  const padded = ` ${reading.text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;
  const refersBack = goesOn.some((cue) => padded.startsWith(` ${cue} `)) || leans.some((word) => padded.includes(` ${word} `));
  const ownStems = finder.telling(reading);
  const [first] = alone;
  const isSame = first?.isSame === true && (reading.stems.length > 2 || first.answer.page === '');
  const isSure = isSame || (first !== undefined && first.sure >= weights.tell);
  const isComplete = refersBack ? isSame : isSure || reading.stems.length > SHORT;
  if (!lastQuestion || isComplete) return alone;

  const previous = finder.read(lastQuestion.text);
  const context = contextOf(previous, history, finder, entities);
  // In "And TechPro?" after GlowCo, a named entity replaces the previous entity of its kind.
  const kinds = new Set(reading.named.map(({ kind }) => kind));
  const replaced = new Set(
    previous.named.filter(({ kind }) => kinds.has(kind)).flatMap(({ names }) => names.flatMap((name) => finder.words.read(name))),
  );
  const keptStems = previous.stems.filter((stem) => !replaced.has(stem) && !reading.stems.includes(stem));
  const lastAnswer = history.findLast(({ isBot }) => isBot)?.text ?? '';
  const subjects = context.entities.filter(({ kind }) => !kinds.has(kind));
  const singles = subjects.filter(({ kind }) => singleKinds.has(kind));
  const isAboutSubject = (about: readonly string[]) =>
    singles.length === 0
      ? subjects.some(({ id }) => about.includes(id))
      : singles.some(({ id, kind }) => about.includes(id) && about.filter((other) => other.startsWith(`${kind}:`)).length <= 2);
  // The answer must cover the subject and the message's words, so that a new question is not answered about the old subject.
  const isPossible = ({ say, about, page }: Answer, at: number) =>
    !lastAnswer.includes(say) &&
    (subjects.length === 0 || isAboutSubject(about) || (singles.length === 0 && context.pages.includes(page))) &&
    finder.index.covers(at, ownStems) > LEAST_COVERAGE;
  const names = subjects.slice(0, 1).flatMap(({ name }) => finder.words.read(name));
  const withSubject = finder.find(
    { ...reading, stems: [...reading.stems, ...names], named: [...reading.named, ...subjects] },
    context,
    isPossible,
  );
  const withQuestion = finder.find({ ...reading, stems: [...reading.stems, ...keptStems] }, context, isPossible);
  // The most confident reading comes first. "What did they get?" is not read alone, because it has no content word.
  const surety = ([best]: readonly Match[]) => best?.sure ?? Number.NEGATIVE_INFINITY;
  const readings = [refersBack && ownStems.length === 0 ? [] : alone, withSubject, withQuestion].sort(
    (one, other) => surety(other) - surety(one),
  );
  const matches = readings.flat();
  const unique = matches.filter(({ at }, index) => matches.findIndex((other) => other.at === at) === index);
  // A reading with the previous subject needs more confidence than a self-contained question.
  const isLeaning = refersBack && reading.named.length === 0;
  return unique.map((match) => (match.isCarried || isLeaning ? { ...match, sure: match.sure - weights.leaning } : match));
}

/** Returns the previous subject: entities of the last question and answer, and those of the pages that the answer linked to. */
function contextOf(previous: Reading, history: readonly Turn[], finder: Finder, entities: readonly Entity[]): Context {
  const lastAnswer = history.findLast(({ isBot }) => isBot)?.text ?? '';
  const pages = [...lastAnswer.matchAll(/\]\((\/[^()#]*)\)/g)].map(([, page]) => page as string);
  const namedInAnswer = finder.read(lastAnswer.split('See [', 1)[0] as string, false).named;
  const ofPages = entities.filter(
    ({ path, kind }) => pages.includes(path) && ['client', 'service', 'industry', 'size', 'technology'].includes(kind),
  );
  return {
    entities: [
      ...new Set([...(namedInAnswer.length <= MOST_SUBJECTS ? namedInAnswer : []), ...previous.named, ...previous.hinted, ...ofPages]),
    ],
    pages,
  };
}
