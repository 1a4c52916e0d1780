import type { Turn } from '../../../shared/api/chat.ts';
import type { Answer, Entity } from '../../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { type Context, type Finder, type Match, type Reading, singleKinds } from './finder.ts';

/** Longest message that counts as elliptical, in words. */
const SHORT = 6;
/** Most entities in an answer that has a subject. An answer with more entities is a list. */
const FEW = 3;
/** Least share of a follow-up's words that an answer about the previous subject must cover. */
const OWN_WORDS = 0.5;

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
  const isPointing = goesOn.some((cue) => padded.startsWith(` ${cue} `)) || leans.some((word) => padded.includes(` ${word} `));
  const own = finder.telling(reading);
  const [first] = alone;
  const isSame = first?.isSame === true && (reading.stems.length > 2 || first.answer.page === '');
  const isSure = isSame || (first !== undefined && first.sure >= weights.tell);
  const isComplete = isPointing ? isSame : isSure || reading.stems.length > SHORT;
  if (!lastQuestion || isComplete) return alone;

  const previous = finder.read(lastQuestion.text);
  const context = contextOf(previous, history, finder, entities);
  // In "And TechPro?" after GlowCo, a named entity replaces the previous entity of its kind.
  const kinds = new Set(reading.named.map(({ kind }) => kind));
  const replaced = new Set(
    previous.named.filter(({ kind }) => kinds.has(kind)).flatMap(({ names }) => names.flatMap((name) => finder.words.read(name))),
  );
  const kept = previous.stems.filter((stem) => !replaced.has(stem) && !reading.stems.includes(stem));
  const lastAnswer = history.findLast(({ isBot }) => isBot)?.text ?? '';
  const subjects = context.entities.filter(({ kind }) => !kinds.has(kind));
  const singles = subjects.filter(({ kind }) => singleKinds.has(kind));
  const isOf = (about: readonly string[]) =>
    singles.length === 0
      ? subjects.some(({ id }) => about.includes(id))
      : singles.some(({ id, kind }) => about.includes(id) && about.filter((other) => other.startsWith(`${kind}:`)).length <= 2);
  // The answer must cover both the subject and the message's own words, so that a new question is not answered about the old subject.
  const isPossible = ({ say, about, page }: Answer, at: number) =>
    !lastAnswer.includes(say) &&
    (subjects.length === 0 || isOf(about) || (singles.length === 0 && context.pages.includes(page))) &&
    finder.index.covers(at, own) > OWN_WORDS;
  const names = subjects.slice(0, 1).flatMap(({ name }) => finder.words.read(name));
  const withSubject = finder.find(
    { ...reading, stems: [...reading.stems, ...names], named: [...reading.named, ...subjects] },
    context,
    isPossible,
  );
  const withQuestion = finder.find({ ...reading, stems: [...reading.stems, ...kept] }, context, isPossible);
  // The most confident reading comes first. "What did they get?" is not read alone, because it has no content word.
  const surety = ([best]: readonly Match[]) => best?.sure ?? Number.NEGATIVE_INFINITY;
  const readings = [isPointing && own.length === 0 ? [] : alone, withSubject, withQuestion].sort(
    (one, other) => surety(other) - surety(one),
  );
  const all = readings.flat();
  const unique = all.filter(({ at }, index) => all.findIndex((other) => other.at === at) === index);
  // A reading with the previous subject needs more confidence than a self-contained question.
  const isLeaning = isPointing && reading.named.length === 0;
  return unique.map((match) => (match.isCarried || isLeaning ? { ...match, sure: match.sure - weights.leaning } : match));
}

/** Returns the previous subject: entities of the last question and answer, and those of the pages that the answer linked to. */
function contextOf(previous: Reading, history: readonly Turn[], finder: Finder, entities: readonly Entity[]): Context {
  const lastAnswer = history.findLast(({ isBot }) => isBot)?.text ?? '';
  const pages = [...lastAnswer.matchAll(/\]\((\/[^)#]*)\)/g)].map(([, page]) => page as string);
  const told = finder.read(lastAnswer.replace(/See \[.*$/, '')).named;
  const ofPages = entities.filter(
    ({ path, kind }) => pages.includes(path) && ['client', 'service', 'industry', 'size', 'technology'].includes(kind),
  );
  return { entities: [...new Set([...(told.length <= FEW ? told : []), ...previous.named, ...previous.hinted, ...ofPages])], pages };
}
