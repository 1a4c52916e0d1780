import { z } from 'zod';
import { answerable } from './answers.ts';
import { artefactNames } from './artefacts.ts';
import { icon, picture, vignette } from './drawings.ts';
import { atLeast, between } from './list.ts';
import { photo } from './photo.ts';
import { toConfirm } from './to-confirm.ts';
import { entryOf, leadLine, line, markdown, pageDescription, pageTitle, slug } from './words.ts';

/** Alt text of a document's charts and pictures. Longer than on a page, because it includes the figures. */
const longAlt = line(400).min(20, 'is too short: say what the chart shows, with its figures').meta({ role: 'alt' });
const coordinates = z.tuple([z.number(), z.number()]);

const bars = z.strictObject({
  items: between(2, 8, {
    label: line(44),
    value: z.number().min(0),
    /** Formatted value, shown beside the bar. */
    said: line(24),
    /** Highlights the bar that the text discusses. */
    accent: z.boolean().default(false),
  }),
});

/** Line chart with limits. Coordinates are in the units of the axes. */
const plot = z.strictObject({
  alt: longAlt,
  across: z.strictObject({ from: z.number(), to: z.number(), ticks: atLeast(2, { at: z.number(), label: line(16) }) }),
  up: z.strictObject({ from: z.number(), to: z.number() }),
  lines: between(1, 3, {
    name: line(28),
    points: z.array(coordinates).min(2),
    /** Draws steps between points, as for a price. */
    steps: z.boolean().default(false),
    /** Draws a thin line, as a baseline for comparison. */
    quiet: z.boolean().default(false),
  }),
  /** Horizontal lines, such as a floor or a reorder point. */
  levels: z
    .array(z.strictObject({ name: line(40), value: z.number() }))
    .max(3)
    .default([]),
  /** Area between two lines, such as a forecast interval. */
  range: z.strictObject({ name: line(28), low: z.array(coordinates).min(2), high: z.array(coordinates).min(2) }).optional(),
  marks: z
    .array(z.strictObject({ at: coordinates, label: line(36) }))
    .max(4)
    .default([]),
});

/**
 * A calculation or chart with the figures of an invented shop. Only examples may contain figures that are not agreed:
 * the document labels each example, and an example may not name a client or the agency (check-documents.ts), so that it is no claim.
 */
const example = z.strictObject({
  title: line(90),
  text: line(420).optional(),
  rows: between(2, 9, { label: line(80), sum: line(60).optional(), value: line(28) }).optional(),
  /** The last row is one of the rows, not their result. */
  isList: z.boolean().optional(),
  bars: bars.optional(),
  plot: plot.optional(),
  /** Conclusion from the figures, in one or two sentences. */
  reading: line(420).optional(),
});

/** A block of a section; exactly one of these fields is set. */
const block = z
  .strictObject({
    text: line(620).optional(),
    points: between(2, 8, line(240)).optional(),
    steps: between(2, 7, { title: line(60), text: line(280) }).optional(),
    /** List with checkboxes. */
    checklist: between(2, 10, line(180)).optional(),
    table: z
      .strictObject({
        title: line(90),
        head: between(2, 4, line(40)),
        rows: between(2, 9, z.array(line(140))),
      })
      .refine(({ head, rows }) => rows.every((row) => row.length === head.length), 'has a row that is longer or shorter than its head')
      .optional(),
    /** Highlighted text. */
    note: line(280).optional(),
    example: example.meta({ example: true }).optional(),
    /** Summary of a case study, by its slug. */
    shop: entryOf('case-studies').optional(),
    /** Quote from a case study, by its slug. */
    quote: entryOf('case-studies').optional(),
    /** Published figures of a service, by its slug. */
    results: entryOf('services').optional(),
    /** One of the four artefacts of the example shop, with the words of artefacts.yaml. */
    artefact: z.enum(artefactNames).optional(),
    /** Chart of all case studies, generated from their figures. */
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
  lead: leadLine(280),
  sections: atLeast(1, {
    /** Heading in the margin. Without it, the blocks take the full width. */
    heading: line(48).optional(),
    blocks: z.array(block).min(1),
  }),
});
export type Chapter = z.infer<typeof chapter>;

/** Words of a PDF beyond those of its resource or case study. The file has the slug of that entry as name. */
export const document = toConfirm('document', {
  /** Intended readers, after "For". */
  readers: line(90),
  /** Date of the last change to the words. */
  date,
  /** Metadata of the HTML page of a case study's document. A resource's page uses the resource's title and description. */
  page: z.strictObject({ title: pageTitle, description: pageDescription }).optional(),
  /** Cover: `picture` or `vignette`. A case study's document has neither, because it shows the case study's picture. */
  picture: picture.optional(),
  vignette: vignette.optional(),
  /** For a resource, the chapters that `contents` lists, in that order. For a case study, those after its generated chapters. */
  chapters: z.array(chapter).min(1),
});
export type Document = z.infer<typeof document>;

/** A guide or a piece of news that is written as one text: a page without a PDF. */
export const news = z.strictObject({
  type: z.enum(['Guide', 'News'], { error: 'must be Guide or News' }),
  title: pageTitle.meta({ description: 'At the top of its page, on its card and in search results.' }),
  description: pageDescription.meta({ title: 'Summary', description: 'Under the title, on its card, in search results and in the feed.' }),
  date,
  photo: photo.meta({ ratio: '4:3' }).optional(),
  text: markdown(20_000),
});

/** The owner's own PDF, a file in content/documents. The build publishes it in place of one that is printed from words. */
export const ownPdf = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/, 'must be a file name such as price-list.pdf: small letters, digits and hyphens')
  .meta({ role: 'pdf file', title: 'File to download' });

/** A downloadable document. */
export const resource = z.strictObject({
  /** Takes the place of a PDF that is printed from the words in documents/. */
  pdf: ownPdf.optional(),
  type: z.enum(['Guide', 'Case Study', 'Whitepaper'], { error: 'must be Guide, Case Study or Whitepaper' }),
  title: line(60),
  description: line(180),
  /** One of the categories in pages/resources.yaml. */
  category: slug.meta({ role: 'category' }),
  /** Icon on the document's cover. */
  icon: icon.meta({ title: 'Icon on its cover' }),
  /** Path of the PDF. Until the file exists, the card links to the contact form instead. */
  downloadLink: z.string().regex(/^\/documents\/[a-z0-9-]+\.pdf$/, 'must look like /documents/name.pdf'),
  ...answerable,
  /** Titles of the chapters, in order. */
  contents: between(3, 6, line(70)).meta({ title: 'What is inside' }),
});
export type Resource = z.infer<typeof resource>;
