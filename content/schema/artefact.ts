import { z } from 'zod';
import { between } from './list.ts';
import { line } from './words.ts';

/**
 * What a case study shows: one thing of that shop before and after, such as its order sheet. Each kind is one thing that the site draws
 * (site/src/artefacts); its words and numbers are an example, and the page says so once beside it.
 */
const head = {
  /** What it is, in a line. */
  heading: line(60),
  /** Over the two sides. */
  before: line(60),
  after: line(60),
};
const count = z.number('must be a number').int().min(0);
const word = line(28);
const remark = line(90);

/** A page of the book that stylists keep of a regular, and what the website shows her. */
const clientBook = z.strictObject({
  kind: z.literal('client-book'),
  ...head,
  client: word,
  notes: between(3, 5, line(48)),
  /** What everybody was shown, and the line that says so. */
  everybody: z.strictObject({ label: line(60), pieces: z.array(word).length(3) }),
  /** What she is shown, each with what the stylist did to it. */
  shown: z.array(z.strictObject({ piece: line(40), mark: z.enum(['pinned', 'kept', 'struck']), why: remark })).length(3),
});

/** Price and stock of one model, from some weeks before its successor until that day. */
const launchLedger = z.strictObject({
  kind: z.literal('launch-ledger'),
  ...head,
  model: line(40),
  labels: z.strictObject({ when: word, price: word, stock: word }),
  /** Over the columns. */
  when: z.array(line(14)).length(5),
  rows: z.strictObject({
    before: z.array(z.strictObject({ price: line(12), stock: count })).length(5),
    after: z.array(z.strictObject({ price: line(12), stock: count })).length(5),
  }),
  said: z.strictObject({ before: remark, after: remark }),
});

/** A card of shades, light to deep: the quiz that was answered before, and the shade that is advised now. */
const shadeCard = z.strictObject({
  kind: z.literal('shade-card'),
  ...head,
  quiz: z.array(z.strictObject({ question: line(60), said: line(30) })).length(3),
  guess: remark,
  shades: z.array(z.strictObject({ number: line(4), name: line(14) })).length(9),
  /** Places on the card, from 0. */
  worn: z.strictObject({ at: count.max(8), label: word, name: line(40) }),
  advised: z.strictObject({ at: count.max(8), label: word, sure: remark }),
  sample: z.strictObject({ at: count.max(8), label: word, why: remark }),
});

/** The first shelf that a visitor of one sport sees, and the searches that found nothing. */
const sportShelf = z.strictObject({
  kind: z.literal('sport-shelf'),
  ...head,
  goods: z.strictObject({
    before: z.array(z.enum(['shoe', 'rope', 'chalk', 'harness', 'goggles'])).length(6),
    after: z.array(z.enum(['shoe', 'rope', 'chalk', 'harness', 'goggles'])).length(6),
  }),
  said: z.strictObject({ before: remark, after: remark }),
  missed: z.strictObject({
    heading: line(60),
    items: between(3, 4, { words: word, times: count, done: word }),
  }),
});

/** What a factory promised and what it took, and the letter that follows when a date slips. */
const dateLetter = z.strictObject({
  kind: z.literal('date-letter'),
  ...head,
  /** In weeks. */
  quoted: z.strictObject({ label: word, weeks: count }),
  took: z.strictObject({ label: word, weeks: between(5, 9, count) }),
  unit: line(10),
  said: remark,
  letter: z.strictObject({
    to: line(30),
    text: between(2, 3, line(150)),
    choices: z.array(word).length(3),
    from: line(40),
  }),
});

/** One store's order for one day: how it was ordered, what is proposed, and what the manager changed. */
const orderSheet = z.strictObject({
  kind: z.literal('order-sheet'),
  ...head,
  labels: z.strictObject({ item: word, ordered: word, left: word, proposed: word, decided: word, why: word }),
  rows: between(4, 6, {
    item: word,
    ordered: count,
    /** Left over in the evening, or that it ran out. */
    left: line(14),
    proposed: count,
    /** Where the manager changed the number, with the reason. */
    changed: z.strictObject({ to: count, why: line(60) }).optional(),
  }),
});

export const artefact = z.discriminatedUnion('kind', [clientBook, launchLedger, shadeCard, sportShelf, dateLetter, orderSheet], {
  error: 'must have a kind: client-book, launch-ledger, shade-card, sport-shelf, date-letter or order-sheet',
});
export type Artefact = z.infer<typeof artefact>;
export type ArtefactOf<Kind extends Artefact['kind']> = Extract<Artefact, { kind: Kind }>;
