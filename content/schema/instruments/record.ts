import { z } from 'zod';
import { between, exactly, oneOf } from '../list.ts';
import { line, lines, sentence } from '../words.ts';
import { recordFields } from './goods.ts';
import { instrumentHead } from './parts.ts';

/** Hairstyles of site/src/drawings/parts/Bust.tsx. */
export const hairstyles = ['long', 'short', 'bun'] as const;

const day = z.iso.date('must be a day such as 2026-11-22');
const answer = sentence(110, ...recordFields).refine((text) => text.includes('{'), 'reads nothing: name a field, such as {when}');

const order = z.strictObject({
  customer: line(10),
  hair: oneOf(hairstyles),
  number: line(10),
  item: line(20),
  /** In ₹. */
  paid: z.number().min(0).max(1_000_000),
  paidBy: line(14),
  state: line(20),
  /** Date as written in a sentence. */
  when: line(20),
  /** Day of delivery; null while in transit. */
  came: day.nullable(),
});
export type ExampleOrder = z.infer<typeof order>;

/** content/instruments/record.yaml: the instrument of the customer service page. */
export const record = z
  .strictObject({
    ...instrumentHead,
    note: sentence(160, 'today'),
    lesson: sentence(110, 'read', 'all'),
    /** Fixed current date of the example shop, so that results never change. */
    today: day,
    rules: z.strictObject({ returnDays: z.int().min(1).max(365), refundLimit: z.number().min(0).max(1_000_000) }),
    /** `stranger` is the label of a person without an order. */
    ...lines(24, 'who', 'stranger', 'asks'),
    /** Labels above the two speech bubbles: who asks, and whether AI or a person answers; and on the card's tab. */
    labels: z.strictObject({
      asked: sentence(24, 'name'),
      person: sentence(32, 'person'),
      order: sentence(20, 'number'),
      note: sentence(20, 'person'),
      ...lines(28, 'stranger', 'machine', 'none'),
    }),
    fields: z.strictObject(lines(12, ...recordFields)),
    returns: z.strictObject({ coming: line(24), returnable: sentence(24, 'left'), over: sentence(24, 'late') }),
    noteFields: z.strictObject(lines(12, 'customer', 'order', 'said', 'promised')),
    handOver: sentence(120, 'person'),
    noRecord: line(120),
    ...lines(40, 'promised', 'emptyRecord'),
    orders: exactly(3, 'orders', order),
    questions: between(2, 4, {
      id: z.string().regex(/^[a-z]+$/, 'must be one lower-case word'),
      ask: line(32),
      /** Set for questions that only a person may answer: always, or above the refund limit. */
      keptForPeople: z.enum(['always', 'aboveLimit']).optional(),
      answers: z.strictObject({ coming: answer.optional(), returnable: answer.optional(), over: answer.optional() }),
    }),
    decisions: z.strictObject({ handOver: sentence(40, 'person'), ...lines(40, 'answer', 'noRecord') }),
    reasons: z.strictObject({
      answer: sentence(110, 'fields'),
      limit: sentence(110, 'paid', 'limit'),
      ...lines(110, 'rule', 'gap', 'noRecord'),
    }),
    sums: z.strictObject({
      fields: sentence(70, 'read', 'all'),
      returnable: sentence(70, 'days', 'since', 'left'),
      over: sentence(70, 'days', 'since', 'late'),
      within: sentence(70, 'paid', 'limit'),
      limit: sentence(70, 'paid', 'limit', 'over'),
      ...lines(70, 'rule', 'none'),
    }),
  })
  .refine(({ orders, today }) => orders.every(({ came }) => !came || came <= today), 'has an order that came after its today');
