import type { Content } from '../../../content/load.ts';
import { fill } from '../../../format/fill.ts';
import type { Entity } from '../../../search/fact.ts';
import { askedAgain } from './asked-again.ts';
import { nothing } from './conversation.ts';
import type { Context } from './fact-finder.ts';
import type { Outcome } from './outcome.ts';
import { partsOf } from './parts-of.ts';
import type { QuestionReader, Reading } from './reading.ts';
import { sentencesOf } from './sentences-of.ts';
import { describedShop } from './shop.ts';
import { SECOND, type SingleAnswerer, SURE } from './single-answerer.ts';

/** What questions are taken apart with. */
export interface Sources {
  entities: readonly Entity[];
  questions: QuestionReader;
  single: SingleAnswerer;
  cues: Content['assistant']['cues'];
  replies: Content['assistant']['replies'];
}

/** Takes a message apart: a shop that is described, the question before asked again, the sentence that asks, two questions in one. */
export class Understanding {
  readonly #entities: readonly Entity[];
  readonly #questions: QuestionReader;
  readonly #single: SingleAnswerer;
  readonly #cues: Sources['cues'];
  readonly #replies: Sources['replies'];
  /** Steps of the last answer, for who wants to know why. */
  #trace: string[] = [];

  constructor({ entities, questions, single, cues, replies }: Sources) {
    this.#entities = entities;
    this.#questions = questions;
    this.#single = single;
    this.#cues = cues;
    this.#replies = replies;
  }

  /** Notes its steps there from now on. */
  noteIn(trace: string[]): void {
    this.#trace = trace;
    this.#single.noteIn(trace);
  }

  /** A shop that somebody tells of. */
  shop(reading: Reading): Outcome | undefined {
    return describedShop(reading, this.#entities, this.#replies.shop, this.#cues.shop);
  }

  /** One question: a shop described, the whole message, or the sentence of it that asks. */
  understood(reading: Reading, context: Context, sure = SURE): Outcome | undefined {
    const shop = this.shop(reading);
    if (shop) return shop;
    const again = this.#again(reading, context);
    if (again) return again;
    const sentences = sentencesOf(reading.text).map((sentence) => this.#questions.read(sentence));
    const asking = sentences.filter(({ text, wanted, asksYesNo }) => text.endsWith('?') || wanted || asksYesNo);
    // What stands before the question says what it is about, where the question leans on it.
    const focused = [...new Set([...asking, ...sentences])]
      .filter(({ words }) => words.length > 2)
      .map((one) => ({
        ...one,
        ...(one.leans && { named: reading.named, hinted: reading.hinted }),
        isPremise: one.isPremise || reading.isPremise,
      }));
    for (const one of focused) {
      const outcome = this.#single.tables(one, context);
      if (outcome) return outcome;
    }
    const outcome = this.#single.answer(reading, context, sure);
    return outcome ?? (asking.length === 1 && focused[0] ? this.#single.answer(focused[0], context, sure) : undefined);
  }

  /** The question before, of another thing. */
  #again(reading: Reading, { before, outcome, past }: Context): Outcome | undefined {
    if (!before) return undefined;
    const asked = outcome?.asked ?? before;
    const again = askedAgain(reading, asked, { about: outcome?.about ?? [], entities: this.#entities });
    if (!again) return undefined;
    const read = this.#questions.read(again.text);
    const told = outcome?.slots && !outcome.asked ? this.#single.ofRow(outcome.slots, again.thing) : undefined;
    if (told) return told;
    const found = this.#single.answer(read, past ? { ...past, entities: [again.thing] } : nothing);
    this.#trace.push(`again:    ${again.text}`);
    return found && { ...found, asked: read };
  }

  /** The parts of a question that asks two things; undefined where it does not, or nothing of it was found. */
  parts(reading: Reading, context: Context): { found: Outcome[]; missing: string } | undefined {
    const parts = partsOf(reading.text, this.#cues);
    if (parts.length < 2) return undefined;
    // "Amsterdam or Singapore, which has more people?": names alone ask nothing.
    const { named, wanted, asksYesNo } = this.#questions.read(parts[0] ?? '');
    const compared = named.length > 1 && !wanted && !asksYesNo ? this.#single.tables(reading, context) : undefined;
    if (compared) return { found: [compared], missing: '' };
    let around = context;
    const outcomes = parts.map((part) => {
      const read = this.#questions.read(part);
      const isFirst = around === context;
      const outcome = this.#single.answer(read, around, isFirst || !around.outcome ? SURE : SECOND, !isFirst);
      const about = [...new Set([...(outcome?.about ?? []), ...read.named])];
      around = {
        ...around,
        ...(about.length > 0 && { entities: about }),
        before: read,
        ...(outcome && { outcome, path: outcome.paths[0] as string }),
      };
      return outcome;
    });
    const found = outcomes.filter((outcome) => outcome !== undefined);
    this.#trace.push(`parts:    ${parts.map((part, at) => `"${part}" ${outcomes[at] ? 'found' : 'not found'}`).join(', ')}`);
    const isSame = new Set(found.map(({ text }) => text.replace(yesNo, ''))).size < found.length;
    const holding = isSame && found.find(({ text }) => yesNo.test(text));
    if (holding && found.length === 2) return { found: [holding], missing: '' };
    if (found.length === parts.length && !isSame) return { found: goingOn(found), missing: '' };
    const whole = this.understood(reading, context);
    if (whole && !found.some(({ text }) => text === whole.text)) return { found: [whole], missing: '' };
    const [one] = found;
    const first = this.#questions.read(parts[0] ?? '');
    // A first part that is no question of its own only says what the other is about.
    if (!one || !(first.wanted || first.asksYesNo || outcomes[0])) return undefined;
    const missing = parts.find((_, at) => !outcomes[at]) ?? '';
    return {
      found: [one],
      missing: found.length > 1 ? '' : ` ${fill(this.#replies.partMissing, { part: missing.replace(/[?.].*$/s, '') })}`,
    };
  }
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
    const again = subjects.find((subject) => outcome.text.startsWith(subject));
    const isAgain = again !== undefined && subjects.some((subject) => text.startsWith(subject));
    return isAgain ? { ...outcome, text: `It ${outcome.text.slice(again.length)}` } : outcome;
  });
}
