import { z } from 'zod';
import { artefactNames } from './artefacts.ts';
import { panorama, picture } from './drawings.ts';
import { atLeast, between } from './list.ts';
import { toConfirm } from './to-confirm.ts';
import { line, pageDescription, pageTitle, slug } from './words.ts';

/** What charts and pictures of a document show, for people who do not see them. Longer than on a page: it says the figures too. */
const longAlt = line(400).min(20, 'is too short: say what the chart shows, with its figures');
const coordinates = z.tuple([z.number(), z.number()]);

/** Bars with their values beside them. */
const bars = z.strictObject({
  alt: longAlt,
  items: between(2, 8, {
    label: line(44),
    value: z.number().min(0),
    /** The value as it is written beside the bar. */
    said: line(24),
    /** The bar that the text speaks of. */
    accent: z.boolean().default(false),
  }),
});

/** Lines over time, with the limits that they meet. Coordinates are in the units of the two axes. */
const plot = z.strictObject({
  alt: longAlt,
  across: z.strictObject({ from: z.number(), to: z.number(), ticks: atLeast(2, { at: z.number(), label: line(16) }) }),
  up: z.strictObject({ from: z.number(), to: z.number() }),
  lines: between(1, 3, {
    name: line(28),
    points: z.array(coordinates).min(2),
    /** Goes from point to point in steps, as a price does. */
    steps: z.boolean().default(false),
    /** The line that is compared with, drawn thin. */
    quiet: z.boolean().default(false),
  }),
  /** Level lines, such as a floor or a reorder point. */
  levels: z
    .array(z.strictObject({ name: line(40), value: z.number() }))
    .max(3)
    .default([]),
  /** A field between two lines, such as a forecast's range. */
  range: z.strictObject({ name: line(28), low: z.array(coordinates).min(2), high: z.array(coordinates).min(2) }).optional(),
  marks: z
    .array(z.strictObject({ at: coordinates, label: line(36), below: z.boolean().default(false) }))
    .max(4)
    .default([]),
});

/**
 * A sum worked through, or a drawing of one, with the figures of an invented shop. Only here may figures stand that are not agreed:
 * the document marks every example as one, and an example may not name a client or us (check-documents.ts), so that none reads as a claim.
 */
const example = z.strictObject({
  title: line(90),
  text: line(420).optional(),
  rows: between(2, 9, { label: line(80), sum: line(60).optional(), value: line(28) }).optional(),
  bars: bars.optional(),
  plot: plot.optional(),
  /** What the figures come to, in a sentence or two. */
  reading: line(420).optional(),
});

/** One piece of a section: exactly one of these. */
const block = z
  .strictObject({
    text: line(620).optional(),
    points: between(2, 8, line(240)).optional(),
    steps: between(2, 7, { title: line(60), text: line(280) }).optional(),
    /** With boxes to tick. */
    checklist: between(2, 10, line(180)).optional(),
    table: z
      .strictObject({
        title: line(90),
        head: between(2, 4, line(40)),
        rows: between(2, 9, z.array(line(140))),
      })
      .refine(({ head, rows }) => rows.every((row) => row.length === head.length), 'has a row that is longer or shorter than its head')
      .optional(),
    /** Set apart: what to remember. */
    note: line(280).optional(),
    example: example.optional(),
    /** The case study of that name, in short. */
    shop: slug.optional(),
    /** What the client of that case study says. */
    quote: slug.optional(),
    /** The published figures of the service of that name. */
    results: slug.optional(),
    /** One of the four things that a client receives, as the example shop receives it: the words of artefacts.yaml. */
    artefact: z.enum(artefactNames, { error: `must be one of: ${artefactNames.join(', ')}` }).optional(),
    /** Charts of all case studies, drawn from their own figures. */
    chart: z.enum(['returns', 'months', 'services'], { error: 'must be returns, months or services' }).optional(),
  })
  .refine(
    (value) => Object.keys(value).length === 1,
    'must have exactly one kind: text, points, steps, checklist, table, note, example, shop, quote, results, artefact or chart',
  );
export type Block = z.infer<typeof block>;
export type Bars = z.infer<typeof bars>;
export type Plot = z.infer<typeof plot>;
export type Example = z.infer<typeof example>;

const date = z.iso.date('must be a date such as 2026-11-22');

const chapter = z.strictObject({
  heading: line(70),
  lead: line(280),
  sections: atLeast(1, {
    /** Stands in the margin. Without one, the blocks take the whole width. */
    heading: line(48).optional(),
    blocks: z.array(block).min(1),
  }),
});
export type Chapter = z.infer<typeof chapter>;

/** The words of a PDF, beyond those that it shares with its page. Named after a resource or a case study. */
export const document = toConfirm('document', {
  /** Whom it is for, after "For". */
  readers: line(90),
  /** The day on which its words were last changed. */
  date,
  /** Of a case study's document: what its page to read is called. That of a resource has the resource's own title and description. */
  page: z.strictObject({ title: pageTitle, description: pageDescription }).optional(),
  /** On the cover; one of the two. A case study's document has neither, because it shows the case study's own. */
  picture: picture.optional(),
  panorama: panorama.optional(),
  /** Of a resource: what its `contents` promises, in the same order. Of a case study: what follows its own chapters. */
  chapters: z.array(chapter).min(1),
});
export type Document = z.infer<typeof document>;

/** A piece of news: a page of the same kind without a PDF. */
export const news = z.strictObject({ title: pageTitle, description: pageDescription, date, chapters: z.array(chapter).min(1) });
