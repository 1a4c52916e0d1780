import type { Turn } from '../../../shared/api/chat.ts';
import type { Answer, Entity } from '../../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { type Context, type Finder, type Match, type Reading, singleKinds } from './finder.ts';

/** Longest message that counts as elliptical, in words. */
const SHORT = 6;
/** Most entities in an answer with a subject; more are a list. */
const FEW = 3;
/** Least coverage of a follow-up's own words by an answer about the previous subject. */
const OWN_WORDS = 0.5;

/**
 * Matches for a message that may be a follow-up, best first. If the message alone is answered with confidence, that counts. Otherwise a message
 * that is short, has a pronoun or continues ("and …") is also read with the subject of the last answer, and the more confident reading wins.
 */
export function findInConversation(
  reading: Reading,
  history: readonly Turn[],
  finder: Finder,
  { entities, words, weights }: KnowledgeData,
): Match[] {
  const alone = finder.find(reading);
  const asked = history.findLast(({ isBot }) => !isBot);
  const { leans, goesOn } = words.cues;
  const typed = ` ${reading.text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;
  const isPointing = goesOn.some((cue) => typed.startsWith(` ${cue} `)) || leans.some((word) => typed.includes(` ${word} `));
  const own = finder.telling(reading);
  const [first] = alone;
  const isSame = first?.isSame === true && (reading.stems.length > 2 || first.answer.page === '');
  const isSure = isSame || (first !== undefined && first.sure >= weights.tell);
  if (!asked || (isPointing ? isSame : isSure || reading.stems.length > SHORT)) return alone;

  const before = finder.read(asked.text);
  const context = contextOf(before, history, finder, entities);
  // "And TechPro?" after GlowCo: a named entity replaces the one of its kind.
  const kinds = new Set(reading.named.map(({ kind }) => kind));
  const replaced = new Set(
    before.named.filter(({ kind }) => kinds.has(kind)).flatMap(({ names }) => names.flatMap((name) => finder.words.read(name))),
  );
  const kept = before.stems.filter((stem) => !replaced.has(stem) && !reading.stems.includes(stem));
  const said = history.findLast(({ isBot }) => isBot)?.text ?? '';
  const subjects = context.entities.filter(({ kind }) => !kinds.has(kind));
  const singles = subjects.filter(({ kind }) => singleKinds.has(kind));
  const isOf = (about: readonly string[]) =>
    singles.length === 0
      ? subjects.some(({ id }) => about.includes(id))
      : singles.some(({ id, kind }) => about.includes(id) && about.filter((other) => other.startsWith(`${kind}:`)).length <= 2);
  // The answer must cover both the subject and the message's own words, so that a new question is not answered about the old subject.
  const isPossible = ({ say, about, page }: Answer, at: number) =>
    !said.includes(say) &&
    (subjects.length === 0 || isOf(about) || (singles.length === 0 && context.pages.includes(page))) &&
    finder.index.covers(at, own) > OWN_WORDS;
  const names = subjects.slice(0, 1).flatMap(({ name }) => finder.words.read(name));
  const withSubject = finder.find(
    { ...reading, stems: [...reading.stems, ...names], named: [...reading.named, ...subjects] },
    context,
    isPossible,
  );
  const withQuestion = finder.find({ ...reading, stems: [...reading.stems, ...kept] }, context, isPossible);
  // The most confident reading first, then matches of the others. "What did they get?" has no content word of its own.
  const surety = ([first]: readonly Match[]) => first?.sure ?? Number.NEGATIVE_INFINITY;
  const readings = [isPointing && own.length === 0 ? [] : alone, withSubject, withQuestion].sort(
    (one, other) => surety(other) - surety(one),
  );
  const all = readings.flat();
  const unique = all.filter(({ at }, place) => all.findIndex((other) => other.at === at) === place);
  // A reading with the previous subject needs more confidence than a self-contained question.
  const isLeaning = isPointing && reading.named.length === 0;
  return unique.map((match) => (match.isCarried || isLeaning ? { ...match, sure: match.sure - weights.leaning } : match));
}

/** Previous subject: entities named in the last question or answer, or those of the pages it linked to. */
function contextOf(before: Reading, history: readonly Turn[], finder: Finder, entities: readonly Entity[]): Context {
  const said = history.findLast(({ isBot }) => isBot)?.text ?? '';
  const pages = [...said.matchAll(/\]\((\/[^)#]*)\)/g)].map(([, page]) => page as string);
  const told = finder.read(said.replace(/See \[.*$/, '')).named;
  const ofPages = entities.filter(
    ({ path, kind }) => pages.includes(path) && ['client', 'service', 'industry', 'size', 'technology'].includes(kind),
  );
  return { entities: [...new Set([...(told.length <= FEW ? told : []), ...before.named, ...before.hinted, ...ofPages])], pages };
}
