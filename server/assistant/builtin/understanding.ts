import { about } from './about.ts';
import { askedAgain } from './asked-again.ts';
import { type Context, emptyContext } from './context.ts';
import type { Means } from './means.ts';
import type { Outcome } from './outcome.ts';
import { beginningsOf, endsOf, partsOf, sentencesOf } from './parts-of.ts';
import type { Reading } from './reading.ts';
import { describedShop, moreOfShop } from './shop.ts';
import { ANSWER_THRESHOLD, answerOne, PLAIN_THRESHOLD, PREMISE_THRESHOLD, SECOND_PART_THRESHOLD } from './single.ts';

/** Things that an answer told of one by one: more are a list. */
const FEW = 2;
/** Words of a question that needs no line of its own. */
const FEWEST = 3;

/** One message: a shop described, the question before asked again, the sentence of it that asks, or the whole message. */
export function understood(
  reading: Reading,
  context: Context,
  means: Means,
  sure = reading.isPremise ? PREMISE_THRESHOLD : ANSWER_THRESHOLD,
): Outcome | undefined {
  const asking = askingIn(reading, means);
  const isAsking = asking !== undefined && asking.text !== reading.text;
  const first = describedShop(reading, means, { isAsking }) ?? moreOfShop(reading, context, means) ?? again(reading, context, means);
  if (first) return first;
  // What stands before the question says what it is about, where the question leans on it.
  const subject = asking?.leans ? { named: reading.named, hinted: reading.hinted } : {};
  const alone = (surely: number) => asking && answerOne({ ...asking, ...subject }, context, means, surely);
  // A word or two are a question only where a line has them.
  const least = asking && asking.words.length < FEWEST ? Number.POSITIVE_INFINITY : sure;
  // What is asked about may stand after it, or be named before it: "is my platform supported? its wix".
  const isAll = asking && !asking.leans && reading.text.endsWith(asking.text) && asking.named.length === reading.named.length;
  const plainly = isAll ? alone(Number.POSITIVE_INFINITY) : undefined;
  return (
    plainly ??
    answerOne(reading, context, means, sure) ??
    alone(least) ??
    ofFigure(reading, context, means, sure) ??
    ofPart(reading, context, means) ??
    describedShop(reading, means, { isAsking, isAny: true })
  );
}

/** "You have 5000 people, right?": asked as how many there are, and told whether the figure is ours. */
function ofFigure(reading: Reading, context: Context, means: Means, sure: number): Outcome | undefined {
  const { isPremise, words, numbers } = reading;
  if (!isPremise || numbers.length === 0) return undefined;
  const bare = words.filter((word) => !/\d/.test(word));
  return answerOne({ ...reading, words: bare, wanted: 'number' }, context, means, sure);
}

/** "My boss asks: which file is the biggest": what stands after a seam, the longest that is surely found, or before a clause; of the tables in doubt, as the whole was not. */
function ofPart({ text, named, hinted }: Reading, context: Context, means: Means): Outcome | undefined {
  const { questions, words } = means;
  const ends = endsOf(text);
  for (const part of [...ends, ...beginningsOf(text, words.cues.parts)]) {
    const asked = questions.read(part);
    const [first = ''] = asked.words;
    if (asked.words.length < FEWEST) continue;
    const isAsking = asked.wanted || asked.asksYesNo || asked.text.endsWith('?') || words.cues.asks.includes(first);
    const outcome = isAsking && answerOne({ ...asked, ...(asked.leans && { named, hinted }) }, context, means, PLAIN_THRESHOLD);
    if (outcome) return { ...outcome, asked, sure: (ends.includes(part) ? outcome.sure : undefined) ?? ANSWER_THRESHOLD };
  }
  return undefined;
}

/** The one sentence of a message that asks. */
function askingIn({ text }: Reading, { questions }: Means): Reading | undefined {
  const [asking, another] = sentencesOf(text)
    .map((sentence) => questions.read(sentence))
    .filter(({ text: sentence, asksYesNo }) => sentence.endsWith('?') || asksYesNo);
  return another ? undefined : asking;
}

/** The question before, of another thing. */
function again(reading: Reading, { before, outcome, past }: Context, means: Means): Outcome | undefined {
  if (!before) return undefined;
  const found = askedAgain(reading, outcome?.asked ?? before, outcome?.about ?? [], means);
  if (!found) return undefined;
  const { text, thing } = found;
  // "The furniture one", of a list: what there is to say of it.
  const listed = [...(outcome?.about ?? []), ...means.questions.read(outcome?.text ?? '').named];
  if (listed.length > FEW && listed.includes(thing)) return about(thing, means);
  const told = outcome?.slots && means.operators.ofRow(outcome.slots, thing);
  if (told) return told;
  means.note('again', text);
  const asked = means.questions.read(text);
  const answer = answerOne(asked, past ? { ...past, entities: [thing] } : emptyContext, means);
  return answer && { ...answer, asked };
}

/** What was found of a question that asks two things, and what was not; undefined where it asks one, or nothing of it was found. */
export function inParts(reading: Reading, context: Context, means: Means): { found: Outcome[]; missing?: Reading } | undefined {
  const { questions, words, note } = means;
  const parts = partsOf(reading.text, words.cues).map((part) => questions.read(part));
  const [first] = parts;
  if (!first || parts.length < 2) return undefined;
  // "Amsterdam or Singapore, which has more people?": names alone ask nothing.
  const isNames = first.named.length > 1 && !first.wanted && !first.asksYesNo;
  const compared = isNames && means.operators.answer(reading, context.entities, context.outcome?.slots);
  if (compared) return { found: [compared] };
  let around = context;
  const outcomes = parts.map((part) => {
    const isFirst = part === first;
    const outcome = answerOne(part, around, means, isFirst || !around.outcome ? ANSWER_THRESHOLD : SECOND_PART_THRESHOLD, !isFirst);
    const about = [...new Set([...(outcome?.about ?? []), ...part.named])];
    around = {
      ...around,
      ...(about.length > 0 && { entities: about }),
      before: part,
      ...(outcome && { outcome, said: outcome.text, path: outcome.paths[0] as string }),
    };
    return outcome;
  });
  // Who asks a second question that is ours asks one of ours first.
  if (!outcomes[0] && outcomes.at(-1)) outcomes[0] = answerOne(first, context, means, SECOND_PART_THRESHOLD);
  const found = outcomes.filter((outcome) => outcome !== undefined);
  note(
    'parts',
    parts.map(({ text }, at) => [text, outcomes[at] ? 'found' : 'not found']),
  );
  const isSame = new Set(found.map(({ text }) => text.replace(/^(?:Yes|No)\. /, ''))).size < found.length;
  const holding = isSame && found.find(({ text }) => /^(?:Yes|No)\. /.test(text));
  if (holding) return { found: [holding] };
  // One doubt can be told in an answer, not two.
  const isDoubtful = found.filter(({ sure = PLAIN_THRESHOLD }) => sure < PLAIN_THRESHOLD).length > 1;
  if (found.length === parts.length && !isSame && !isDoubtful) {
    const told = found.map((outcome, at) => goingOn(outcome, found[at - 1]));
    // What the first part told already is not told again.
    return { found: told.filter(({ text }, at) => at === 0 || !told[0]?.text.includes(text.replace(/^It /, ''))) };
  }
  const whole = understood(reading, context, means);
  if (whole && (isDoubtful || !found.some(({ text }) => text === whole.text))) return { found: [whole] };
  const [one] = found;
  // A first part that is no question of its own only says what the other is about.
  if (!one || (found.length === 1 && !(first.wanted || first.asksYesNo))) return undefined;
  // What asks nothing is not missed.
  const missing = parts.find((part, at) => !outcomes[at] && (part.wanted || part.asksYesNo));
  return isSame ? { found: [one] } : missing ? { found, missing } : { found };
}

/** An answer after another one: a name, a yes or a no that both begin with is not said twice. */
function goingOn(outcome: Outcome, before: Outcome | undefined): Outcome {
  const { text } = outcome;
  const [subject] = before?.about ?? [];
  const begins = ['Yes. ', 'No. ', `The ${subject?.name} office `, `${subject?.name} `];
  const same = begins.find((begin) => text.startsWith(begin) && before?.text.startsWith(begin));
  const it = subject && same?.includes(subject.name) ? 'It ' : '';
  return same && (it === '' || subject?.kind === 'client' || subject?.kind === 'office')
    ? { ...outcome, text: it + text.slice(same.length) }
    : outcome;
}
