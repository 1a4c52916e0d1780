import type { Turn } from '../../../shared/api/chat.ts';
import type { Answer, Entity } from '../../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { type Context, type Finder, type Match, type Reading, singleKinds } from './finder.ts';

/** Longest message that may leave out what it is about, in words. */
const SHORT = 6;
/** An answer that names more things than these is a list, and has no subject. */
const FEW = 3;
/** Least share of a message's own words that an answer about the old subject must have. */
const OWN_WORDS = 0.5;

/**
 * Matches for a message that may lean on the one before it, the best first. What is surely answered alone is answered alone. Otherwise a message
 * that is short, has a pronoun or goes on ("and …") is asked again with the subject of the last answer, and the surer reading wins.
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
  // "And TechPro?", after GlowCo: what is named takes the place of its kind.
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
  // The subject must be in the answer, and the message's own words as well: a new question is not answered about the old subject.
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
  // The surest reading first, and what the others found after it. "What did they get?" has no word of its own that tells.
  const surety = ([first]: readonly Match[]) => first?.sure ?? Number.NEGATIVE_INFINITY;
  const readings = [isPointing && own.length === 0 ? [] : alone, withSubject, withQuestion].sort(
    (one, other) => surety(other) - surety(one),
  );
  const all = readings.flat();
  const unique = all.filter(({ at }, place) => all.findIndex((other) => other.at === at) === place);
  // What leans on the subject has to be surer than a question that stands alone, or names what it is about.
  const isLeaning = isPointing && reading.named.length === 0;
  return unique.map((match) => (match.isCarried || isLeaning ? { ...match, sure: match.sure - weights.leaning } : match));
}

/** What was spoken of: named in the question before or in its answer, or the subject of the pages that this linked to. */
function contextOf(before: Reading, history: readonly Turn[], finder: Finder, entities: readonly Entity[]): Context {
  const said = history.findLast(({ isBot }) => isBot)?.text ?? '';
  const pages = [...said.matchAll(/\]\((\/[^)#]*)\)/g)].map(([, page]) => page as string);
  const told = finder.read(said.replace(/See \[.*$/, '')).named;
  const ofPages = entities.filter(
    ({ path, kind }) => pages.includes(path) && ['client', 'service', 'industry', 'size', 'technology'].includes(kind),
  );
  return { entities: [...new Set([...(told.length <= FEW ? told : []), ...before.named, ...before.hinted, ...ofPages])], pages };
}
