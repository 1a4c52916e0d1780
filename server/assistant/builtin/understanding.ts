import { fill } from '../../../format/fill.ts';
import { askedAgain } from './asked-again.ts';
import { type Context, nothing } from './context.ts';
import type { Means } from './means.ts';
import type { Outcome } from './outcome.ts';
import { partsOf } from './parts-of.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences-of.ts';
import { describedShop } from './shop.ts';
import { answerOne, SECOND, SURE } from './single.ts';

/** One message: a shop described, the question before asked again, the sentence of it that asks, or the whole message. */
export function understood(reading: Reading, context: Context, means: Means, sure = SURE): Outcome | undefined {
  const { entities, questions, operators, words, note } = means;
  const first = describedShop(reading, entities, words.replies.shop, words.cues.shop) ?? again(reading, context, means);
  if (first) return first;
  const sentences = sentencesOf(reading.text).map((sentence) => questions.read(sentence));
  const asking = sentences.filter(({ text, wanted, asksYesNo }) => text.endsWith('?') || wanted || asksYesNo);
  // What stands before the question says what it is about, where the question leans on it.
  const focused = [...new Set([...asking, ...sentences])]
    .filter((one) => one.words.length > 2)
    .map((one) => ({
      ...one,
      ...(one.leans && { named: reading.named, hinted: reading.hinted }),
      isPremise: one.isPremise || reading.isPremise,
    }));
  for (const one of focused) {
    const outcome = operators.answer(one, context.entities, context.outcome?.slots);
    if (outcome) {
      note('because:  tables, of the sentence that asks');
      return outcome;
    }
  }
  const outcome = answerOne(reading, context, means, sure);
  return outcome ?? (asking.length === 1 && focused[0] ? answerOne(focused[0], context, means, sure) : undefined);
}

/** The question before, of another thing. */
function again(reading: Reading, { before, outcome, past }: Context, means: Means): Outcome | undefined {
  if (!before) return undefined;
  const found = askedAgain(reading, outcome?.asked ?? before, { about: outcome?.about ?? [], entities: means.entities });
  if (!found) return undefined;
  const { text, thing } = found;
  const told = outcome?.slots && !outcome.asked ? means.operators.ofRow(outcome.slots, thing) : undefined;
  if (told) return told;
  means.note(`again:    ${text}`);
  const asked = means.questions.read(text);
  const answer = answerOne(asked, past ? { ...past, entities: [thing] } : nothing, means);
  return answer && { ...answer, asked };
}

/** The parts of a question that asks two things; undefined where it does not, or nothing of it was found. */
export function inParts(reading: Reading, context: Context, means: Means): { found: Outcome[]; missing: string } | undefined {
  const { questions, operators, words, note } = means;
  const parts = partsOf(reading.text, words.cues).map((part) => questions.read(part));
  const [first] = parts;
  if (!first || parts.length < 2) return undefined;
  // "Amsterdam or Singapore, which has more people?": names alone ask nothing.
  const isNames = first.named.length > 1 && !first.wanted && !first.asksYesNo;
  const compared = isNames && operators.answer(reading, context.entities, context.outcome?.slots);
  if (compared) return { found: [compared], missing: '' };
  let around = context;
  const outcomes = parts.map((part) => {
    const isFirst = part === first;
    const outcome = answerOne(part, around, means, isFirst || !around.outcome ? SURE : SECOND, !isFirst);
    const about = [...new Set([...(outcome?.about ?? []), ...part.named])];
    around = {
      ...around,
      ...(about.length > 0 && { entities: about }),
      before: part,
      ...(outcome && { outcome, path: outcome.paths[0] as string }),
    };
    return outcome;
  });
  const found = outcomes.filter((outcome) => outcome !== undefined);
  note(`parts:    ${parts.map(({ text }, at) => `"${text}" ${outcomes[at] ? 'found' : 'not found'}`).join(', ')}`);
  const isSame = new Set(found.map(({ text }) => text.replace(yesNo, ''))).size < found.length;
  const holding = isSame && found.find(({ text }) => yesNo.test(text));
  if (holding && found.length === 2) return { found: [holding], missing: '' };
  if (found.length === parts.length && !isSame) return { found: goingOn(found), missing: '' };
  const whole = understood(reading, context, means);
  if (whole && !found.some(({ text }) => text === whole.text)) return { found: [whole], missing: '' };
  const [one] = found;
  // A first part that is no question of its own only says what the other is about.
  if (!one || !(first.wanted || first.asksYesNo || outcomes[0])) return undefined;
  const missing = parts.find((_, at) => !outcomes[at])?.text ?? '';
  return {
    found: [one],
    missing: found.length > 1 ? '' : ` ${fill(words.replies.partMissing, { part: missing.replace(/[?.].*$/s, '') })}`,
  };
}

/** The word that an answer to a yes-or-no question begins with. */
const yesNo = /^(?:Yes|No)\. /;

/** Answers one after the other: a name, a yes or a no that the one before begins with is not said twice. */
function goingOn(found: readonly Outcome[]): Outcome[] {
  return found.map((outcome, at) => {
    const { text = '', about } = found[at - 1] ?? {};
    const [{ kind = '', name = '' } = {}] = about ?? [];
    const [same] = yesNo.exec(text) ?? [];
    if (same && outcome.text.startsWith(same)) return { ...outcome, text: outcome.text.slice(same.length) };
    const subjects = ['client', 'office'].includes(kind) ? [`${name} `, `The ${name} office `] : [];
    const repeated = subjects.find((subject) => outcome.text.startsWith(subject));
    const isAgain = repeated !== undefined && subjects.some((subject) => text.startsWith(subject));
    return isAgain ? { ...outcome, text: `It ${outcome.text.slice(repeated.length)}` } : outcome;
  });
}
