import type { Entity } from '../../../search/fact.ts';
import type { Turn } from '../../../wire/chat.ts';
import { type Context, emptyContext } from './context.ts';
import type { Means } from './means.ts';
import { firstSentence, type Outcome, ofWhatIsSaid } from './outcome.ts';
import type { Reading } from './reading.ts';
import { REPEAT_THRESHOLD } from './single.ts';
import { understood } from './understanding.ts';

const isOne = ({ kind }: Entity) => ['client', 'person', 'office', 'document', 'milestone'].includes(kind);
const isWide = ({ kind }: Entity) => ['client', 'service', 'industry', 'size', 'technology'].includes(kind);
/** More things than these are a list. */
const FEW = 3;

/** What was asked and answered before, read anew: what a conversation is said to have held is never repeated. */
export function contextOf(history: readonly Turn[], means: Means): Context {
  const at = history.findLastIndex(({ isBot }) => !isBot);
  const said = history.findLast(({ isBot }) => isBot)?.text ?? '';
  if (at < 0 && said === '') return emptyContext;
  const earlier = history.slice(0, Math.max(at, 0));
  const past = earlier.length > 0 ? contextOf(earlier, means) : emptyContext;
  const before = at >= 0 ? means.questions.read(history[at]?.text ?? '') : undefined;
  const again = before && understood(before, past, means, REPEAT_THRESHOLD);
  const isAgain = again !== undefined && tells(said, again);
  // The messages that are known may begin after what it went on from: then what was said is found among what we say.
  const outcome = isAgain ? again : (recalled(said, means) ?? again);
  const isSaid = outcome !== undefined && tells(said, outcome);
  const links = [...said.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path as string);
  return {
    entities: carried(before, (isSaid && outcome.about) || [], { said, links, past }, means),
    said,
    past,
    // "Shorter" asks nothing of its own.
    before: outcome?.fact && !isAgain && outcome.fact === past.outcome?.fact ? past.before : before,
    outcome,
    isSaid,
    path: outcome?.paths[0] ?? links[0],
  };
}

/** Whether an answer was told, if perhaps shorter. */
const tells = (said: string, { text }: { text: string }) => said.includes(firstSentence(text.replace(/^(?:Yes|No)\. /, '')));

/** The fact or the row of a table that an answer told of. */
function recalled(said: string, { facts, entities, operators }: Means): Outcome | undefined {
  if (said === '') return undefined;
  const [whole] = facts.filter(({ text }) => said.includes(text)).toSorted((one, other) => other.text.length - one.text.length);
  const row = whole ? undefined : operators.recalled(said);
  if (row) return row;
  // Told shorter, it is still what was told.
  const fact = whole ?? facts.find((each) => tells(said, each));
  if (!fact) return undefined;
  const holds = /^(?:Yes|No)\. /.exec(said)?.[0] ?? '';
  return { ...ofWhatIsSaid(fact, entities), text: holds + fact.text };
}

/** What the conversation is about. */
function carried(
  before: Reading | undefined,
  about: readonly Entity[],
  { said, links, past }: { said: string; links: readonly string[]; past: Context },
  { questions, entities, operators }: Means,
): Entity[] {
  const mentioned = questions.read(said.replace(/See \[.*$/, '')).named;
  const own = [...(before?.named ?? []), ...(before?.hinted ?? [])];
  const asked = own.filter(isOne);
  // "Which documents are there?" is answered without their names.
  const listed = before ? operators.rowsOf(before) : [];
  // An answer about the office in Dubai may name the others as well.
  const isListed = (entity: Entity) => about.filter(({ kind }) => kind === entity.kind).length >= FEW;
  const isOther = (entity: Entity) => isListed(entity) && asked.some(({ kind }) => kind === entity.kind) && !asked.includes(entity);
  const all = [
    ...new Set([
      ...asked,
      ...about,
      ...own,
      ...(listed.some(({ kind }) => about.some((each) => each.kind === kind)) ? [] : listed),
      ...(mentioned.length < FEW ? mentioned : []),
      ...entities.filter((entity) => links.includes(entity.path) && isWide(entity)),
      // What was spoken of before goes on until something else is named.
      ...(own.length === 0 ? past.entities : []),
    ]),
  ];
  return all.filter((entity) => !isOther(entity));
}
