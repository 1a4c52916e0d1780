import { type RecordField, recordFields } from '../../../../../content/schema/instruments/record-fields.ts';
import { fill } from '../../../../../shared/format/fill.ts';
import { inRupees } from '../frame/format-number.ts';
import type { Outcome } from '../frame/use-instrument.ts';
import type { RecordContent } from './content.ts';
import { type DisplayedRecord, orderRecord } from './order-record.ts';
import { type Reply, recordAnswer } from './record-answer.ts';

export interface Weighed extends Outcome {
  /** The order's record; undefined without an order. */
  record: DisplayedRecord | undefined;
  reply: Reply;
}

const list = new Intl.ListFormat('en-GB');

/**
 * Returns the reply to a customer's question, with the reason.
 * @param customer name on an order; any other name has no record
 * @param asked id of the customer's question
 */
export function weigh(words: RecordContent, customer: string, asked: string): Weighed {
  const { orders, questions, rules, person, decisions, reasons, sums, fields } = words;
  const order = orders.find((one) => one.customer === customer);
  const question = questions.find(({ id }) => id === asked) ?? { answers: {} };
  const record = order && orderRecord(order, words);
  const reply = recordAnswer(record, question, rules.refundLimit);
  const weighed = (decision: string, reason: string, sum: string, rest: Partial<Weighed> = {}): Weighed => ({
    record,
    reply,
    decision,
    reason,
    sum,
    ...rest,
  });

  if (!record || reply.kind === 'noRecord')
    return weighed(decisions.noRecord, reasons.noRecord, sums.none, { isRefused: true, loses: words.loses });
  const values = {
    person,
    paid: inRupees(record.paid),
    limit: inRupees(rules.refundLimit),
    over: inRupees(record.paid - rules.refundLimit),
    days: String(rules.returnDays),
    since: String(record.since),
    left: String(record.left),
    late: String(-record.left),
  };
  if (reply.kind === 'handOver') {
    const sum = reply.because === 'limit' ? sums.limit : sums.rule;
    return weighed(fill(decisions.handOver, values), fill(reasons[reply.because], values), fill(sum, values), {
      isRefused: reply.because === 'limit',
    });
  }
  const fieldNames = list.format(reply.reads.map((name) => fields[name as RecordField]));
  const count = { read: String(reply.reads.length), all: String(recordFields.length) };
  const isLimited = 'keptForPeople' in question && question.keptForPeople === 'aboveLimit';
  const returnsSum = record.standing === 'coming' ? 'fields' : record.standing;
  const sum = reply.reads.includes('returns') ? sums[returnsSum] : isLimited ? sums.within : sums.fields;
  return weighed(decisions.answer, fill(reasons.answer, { fields: fieldNames }), fill(sum, { ...values, ...count }), {
    lesson: fill(words.lesson, count),
  });
}
