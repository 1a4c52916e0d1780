import { type RecordField, recordFields } from '../../../../content/schema/instruments/goods.ts';
import type { ExampleOrder } from '../../../../content/schema/instruments/record.ts';
import { inRupees, say, sayAll } from '../kit/outcome.ts';
import type { RecordContent } from './words.ts';

/** State of an order: in transit, returnable, or past the return period. */
type Standing = 'coming' | 'returnable' | 'over';

export interface OrderRecord {
  /** Formatted fields by name. Missing fields are omitted. */
  fields: Readonly<Record<string, string>>;
  standing: Standing;
  /** Amount paid, without a currency. */
  paid: number;
}

export interface Question {
  /** Templates by state of the order. Placeholders such as {when} name fields of the record. */
  answers: Readonly<Partial<Record<Standing, string>>>;
  /** When only people answer the question: always, or for amounts above the limit. Omitted for never. */
  keptForPeople?: 'always' | 'aboveLimit' | undefined;
}

export type Reply =
  /** Parts are text of the template, or a field's value. `reads` lists the used fields without duplicates. */
  | { kind: 'answer'; parts: readonly { text: string; field?: string }[]; reads: readonly string[] }
  /** Handed over to a person, with the reason. */
  | { kind: 'handOver'; because: 'rule' | 'limit' | 'gap' }
  /** No order was found, so nothing is disclosed. */
  | { kind: 'noRecord' };

/**
 * Answers a question from an order's record by filling a template, within the shop's rules. It cannot state anything that is not a field.
 * @param limit largest refund without a person
 */
export function recordAnswer(record: OrderRecord | undefined, question: Question, limit: number): Reply {
  if (!record) return { kind: 'noRecord' };
  if (question.keptForPeople === 'always') return { kind: 'handOver', because: 'rule' };
  if (question.keptForPeople === 'aboveLimit' && record.paid > limit) return { kind: 'handOver', because: 'limit' };

  // Odd entries of the split are names of fields.
  const pieces = question.answers[record.standing]?.split(/\{(\w+)\}/) ?? [];
  const reads = [...new Set(pieces.filter((_, i) => i % 2))];
  if (!reads.length || reads.some((field) => !record.fields[field])) return { kind: 'handOver', because: 'gap' };
  const parts = pieces.map((text, i) => (i % 2 ? { text: record.fields[text] as string, field: text } : { text }));
  return { kind: 'answer', parts: parts.filter(({ text }) => text), reads };
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/**
 * Builds an order's record for the example shop's current date. `since` are the days since delivery, `left` the days left for a return
 * (negative when over); both are 0 before delivery.
 */
function orderRecord({ item, state, when, paid, paidBy, came }: ExampleOrder, { today, rules, returns }: RecordContent) {
  const since = came ? daysBetween(came, today) : 0;
  const left = came ? rules.returnDays - since : 0;
  const standing: Standing = !came ? 'coming' : left >= 0 ? 'returnable' : 'over';
  const fields = { item, state, when, returns: say(returns[standing], { left, late: -left }), paid: inRupees(paid), paidBy };
  return { fields, standing, paid, since, left };
}

const list = new Intl.ListFormat('en-GB');

/**
 * Returns the reply to a customer's question, with the reason.
 * @param customer name on an order; any other name has no record
 * @param asked id of the customer's question
 */
export function weigh(words: RecordContent, customer: string, asked: string) {
  const { rules, person, decisions, reasons, sums, fields, lesson, loses } = words;
  const order = words.orders.find((one) => one.customer === customer);
  const question: Question = words.questions.find(({ id }) => id === asked) ?? { answers: {} };
  const record = order && orderRecord(order, words);
  const reply = recordAnswer(record, question, rules.refundLimit);
  if (!record || reply.kind === 'noRecord')
    return { record, reply, decision: decisions.noRecord, reason: reasons.noRecord, sum: sums.none, isRefused: true, loses };

  const { paid, since, left, standing } = record;
  const money = { paid: inRupees(paid), limit: inRupees(rules.refundLimit), over: inRupees(paid - rules.refundLimit) };
  const values = { person, ...money, days: rules.returnDays, since, left, late: -left };
  if (reply.kind === 'handOver') {
    const { because } = reply;
    const texts = { decision: decisions.handOver, reason: reasons[because], sum: because === 'limit' ? sums.limit : sums.rule };
    return { record, reply, ...sayAll(texts, values), isRefused: because === 'limit' };
  }
  const names = list.format(reply.reads.map((name) => fields[name as RecordField]));
  const read = { read: reply.reads.length, all: recordFields.length, fields: names };
  const returnsSum = standing === 'coming' ? sums.fields : sums[standing];
  const otherSum = question.keptForPeople === 'aboveLimit' ? sums.within : sums.fields;
  const texts = {
    decision: decisions.answer,
    reason: reasons.answer,
    sum: reply.reads.includes('returns') ? returnsSum : otherSum,
    lesson,
  };
  return { record, reply, ...sayAll(texts, { ...values, ...read }), isRefused: false };
}
