import type { CardIndex } from '../knowledge/card-index.ts';
import type { Subject, SubjectKind } from '../knowledge/subjects.ts';
import type { Question } from './understand.ts';

/** A card with how well it answers. */
export interface Ranked {
  id: number;
  /** Part of the question's meaning that the card covers, from 0 to 1. */
  coverage: number;
  /** The same without the names. */
  rest: number;
  score: number;
}

/** Cards that are looked at closely. */
const CANDIDATES = 40;

/** What a name counts for, however many words it has: what is asked about it counts beside it. */
const NAME_WEIGHT = 3;

/**
 * Cards for a question, the best first. Where it names a subject, only cards that are about it, or that name it themselves.
 * @param kinds the kind of each subject by its id
 * @param subjects what it is about, if the question itself does not say so
 * @param aspects what is asked about it, likewise
 */
export function rankCards(
  index: CardIndex,
  question: Question,
  kinds: ReadonlyMap<string, SubjectKind>,
  subjects: readonly Subject[] = question.subjects,
  aspects: Question['aspects'] = question.aspects,
): Ranked[] {
  const about = new Set(subjects.map(({ id }) => id));
  const ids = new Set([...index.find(question.stems, CANDIDATES), ...subjects.slice(0, 4).flatMap(({ id }) => index.about(id))]);
  const ranked = [...ids].flatMap((id) => rank(index, question, { kinds, about, aspects }, id) ?? []);
  return ranked.sort((one, other) => other.score - one.score || one.id - other.id);
}

interface Asked {
  kinds: ReadonlyMap<string, SubjectKind>;
  about: ReadonlySet<string>;
  aspects: Question['aspects'];
}

function rank(index: CardIndex, question: Question, { kinds, about, aspects }: Asked, id: number): Ranked | undefined {
  const card = index.cards[id];
  if (!card) return undefined;
  const kind = kinds.get(card.about);
  const isSubject = about.has(card.about);
  const asked = isSubject || (card.about === '' && about.size === 0) ? aspects.get(card.aspect) : undefined;
  const cues = new Set([...aspects].flatMap(([aspect, stems]) => (index.tells(card.about, aspect) ? [...stems] : [])));
  const names = [...question.naming].filter((stem) => question.stems.includes(stem));
  const isNamed = isSubject || (names.length > 0 && names.every((stem) => index.match(id, stem).much === 1));
  if (about.size > 0 && !isNamed) return undefined;
  // How many is answered with a number, and with the number of what was asked.
  const isCounted = /\d/.test(card.text) && (asked !== undefined || (isSubject && kind !== 'client'));
  if (about.size > 0 && question.words.includes('howmany') && !isCounted) return undefined;
  // The names of its own subject; another subject's is a word like others: the chief executive of Shopify is not ours.
  const own = (isSubject && about.size > 1 && question.namedBy.get(card.about)) || question.naming;
  const name = names.length > 0 ? NAME_WEIGHT : 0;
  let total = name;
  let covered = total;
  let inHead = 0;
  for (const stem of question.stems) {
    if (own.has(stem)) continue;
    const weight = index.weight(stem);
    const match = index.match(id, stem);
    const isKind = kind !== undefined && (question.kindStems.get(stem)?.includes(kind) ?? false);
    if (isKind && (isSubject || match.much === 0)) continue;
    total += weight;
    // What asks for another side of the same subject is still about it.
    const asks = asked?.has(stem) ? 1 : isSubject && cues.has(stem) ? 0.6 : 0;
    covered += weight * Math.max(asks, match.much);
    if (match.inHead) inHead += weight * match.much;
  }
  const coverage = total === 0 ? (asked ? 1 : 0) : covered / total;
  const score =
    coverage +
    (total === 0 ? 0 : (0.15 * inHead) / total) +
    (isSubject ? 0.35 : 0) +
    (asked ? 0.3 + 0.05 * asked.size : 0) +
    (kind && question.kinds.includes(kind) ? 0.1 : 0) +
    (card.aspect === 'overview' ? 0.06 : 0);
  return { id, coverage, rest: total <= name ? 1 : (covered - name) / (total - name), score };
}
