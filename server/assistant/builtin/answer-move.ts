import { fill } from '../../../format/fill.ts';
import type { Entity, Fact } from '../../../search/fact.ts';
import { about, isOverview } from './about.ts';
import type { Context } from './context.ts';
import type { Fit } from './fact-finder.ts';
import type { Means } from './means.ts';
import { listedIn, type Move, type Ordinal } from './moves.ts';
import { firstSentence, type Outcome, ofWhatIsSaid } from './outcome.ts';
import type { Reading } from './reading.ts';
import { answerOne } from './single.ts';

/** How much of a question an example must have. */
const COVERS = 0.3;

/**
 * What was listed last. What an answer about one of a list names beside it is no list of its own.
 * @param isChoice whether a question chose from a list
 */
function lastList({ said, before, past }: Context, isChoice: (reading: Reading) => boolean, means: Means): readonly Entity[] {
  const { questions, operators } = means;
  const earlier = past ? lastList(past, isChoice, means) : [];
  if (earlier.length > 0 && before && isChoice(before)) return earlier;
  const listed = listedIn(questions.read(said.replace(/\s*See \[.*$/, '')).named);
  // An answer may tell how many there are and leave out their names: "which documents can I download".
  return [listed, before ? operators.rowsOf(before) : []].find(({ length }) => length > 0) ?? earlier;
}

/** The second of what was listed, and what is asked of it. Undefined where a message chooses nothing. */
export function chosen(
  ordinal: Ordinal,
  reading: Reading,
  context: Context,
  means: Means,
  isChoice: (reading: Reading) => boolean,
): Outcome | undefined {
  const { questions } = means;
  const entity = lastList(context, isChoice, means).at(ordinal.place);
  if (!entity) return undefined;
  const rest = questions.read(reading.words.filter((_, at) => at !== ordinal.at).join(' '));
  if (ordinal.isAll || isOverview(rest, means)) return about(entity, means);
  const outcome = answerOne({ ...rest, named: [entity] }, { ...context, entities: [entity] }, means);
  const told = outcome?.fact?.about ?? [];
  const isOfAnother = told.some((id) => id.startsWith(`${entity.kind}:`)) && !told.includes(entity.id);
  return isOfAnother ? about(entity, means) : outcome;
}

/** What stands so many places on from what is named or spoken of. */
export function neighbouring(by: number, { named }: Reading, { entities, path: last }: Context, means: Means): Outcome | undefined {
  const [from] = [...named, ...entities.filter(({ path }) => path === last), ...entities];
  const kin = means.entities.filter(({ kind }) => kind === from?.kind);
  const found = from && kin[kin.indexOf(from) + by];
  return found && about(found, means);
}

/** What a move is answered with: from what was said before, found anew. */
export function answerMove(move: Move, context: Context, means: Means): Outcome | undefined {
  const { said, entities, outcome, isSaid } = context;
  const { facts, words } = means;
  const { replies } = words;
  const [subject] = entities;
  if (!outcome || !isSaid) return undefined;
  const body = outcome.text.replace(/^(Yes|No)\.\s+/, '');
  const first = firstSentence(body);
  const nothingMore = { text: replies.nothingMore, paths: outcome.paths };
  const page = facts.find((fact) => fact.path === outcome.paths[0])?.page ?? '';
  switch (move) {
    case 'shorter':
      return { ...outcome, text: outcome.text.slice(0, outcome.text.length - body.length) + first };
    case 'sure':
      return { ...outcome, text: fill(replies.sure, { answer: body }) };
    case 'source':
      return { ...outcome, text: fill(replies.says, { answer: body, page }) };
    case 'again':
      return { ...outcome, text: fill(replies.again, { answer: body }) };
    // Fewer words, where there are some to leave out.
    case 'simpler':
      return { ...outcome, text: fill(first === body ? replies.simplest : replies.simpler, { answer: first }) };
    case 'more':
      return (subject && about(subject, means, said)) ?? nothingMore;
    case 'example':
      return exampleOf(context, means);
    case 'other': {
      const other = subject && otherThan(subject, context, means);
      return other && about(other, means);
    }
    // Why a shop took so long, or got so much, is told best by how it began.
    case 'why': {
      const challenge = subject?.values.challenge;
      if (typeof challenge !== 'string' || !subject) return undefined;
      return said.includes(challenge.slice(0, 40)) ? nothingMore : { text: challenge, paths: [subject.path], about: [subject] };
    }
  }
}

/** What a client's story has to say to the question before. */
function exampleOf({ before, said }: Context, { finder, entities }: Means): Outcome | undefined {
  const isOfOne = ({ about }: Fact) => about.filter((id) => id.startsWith('client:')).length === 1;
  const isNear = ({ fact, covers }: Fit) => isOfOne(fact) && covers >= COVERS && !said.includes(fact.text.slice(0, 40));
  const fit = before && finder.find(before).find(isNear);
  return fit && ofWhatIsSaid(fit.fact, entities);
}

/** The other of two that were told of together, one of which is spoken of now. */
function otherThan(subject: Entity, { past }: Context, { questions }: Means): Entity | undefined {
  const two = listedIn(questions.read(past?.said ?? '').named);
  return two.length === 2 && two.includes(subject) ? two.find((each) => each !== subject) : undefined;
}
