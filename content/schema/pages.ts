import { z } from 'zod';
import { answerable } from './answers.ts';
import { panorama, vignette } from './drawings.ts';
import { firstFourWeeks } from './first-four-weeks.ts';
import { atLeast, exactly } from './list.ts';
import { cardHead, closing, offerHead, pageHead, promises, quote, results, sectionHead, stat, stats } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { action, altText, entryOf, exactLine, figure, internalLink, leadLine, line, link, pageHeading, slug } from './words.ts';

/** Schemas of single pages, content/pages/NAME.yaml, and of two files about them: privacy-elsewhere.yaml and placeholders.yaml. */

export const home = z.strictObject({
  title: pageHead.title,
  description: pageHead.description,
  answer: pageHead.answer,
  hero: z
    .strictObject({
      eyebrow: line(60).meta({ title: 'Small line above the heading' }),
      heading: pageHeading(60),
      lead: leadLine(220),
      primary: link.meta({ title: 'First button' }),
      secondary: link.meta({ title: 'Second link' }),
    })
    .meta({ title: 'First screen' }),
  /** Label and detail of the first figure, the range of the case studies' returns. The other figures are in pages/services.yaml, `track`. */
  proof: stat.pick({ label: true, detail: true }),
  why: z.strictObject({ ...sectionHead, items: promises, link }),
  services: z.strictObject(sectionHead),
  solutions: z.strictObject(sectionHead),
  /** The lead defines the returns and who calculated them. */
  stories: toConfirm('figure', {
    ...sectionHead,
    items: exactly(3, 'success stories', { caseStudy: entryOf('case-studies'), heading: line(60) }),
  }),
  industries: z.strictObject({
    ...sectionHead,
    items: z.array(link).min(6, 'must have the 6 industries, or more').meta({ title: 'Industries' }),
  }),
  /** Each stands on the card of the success story at its place. */
  testimonials: z.strictObject({ items: exactly(3, 'testimonials', quote) }),
  closing,
});

export const services = z.strictObject({
  ...offerHead,
  weeks: firstFourWeeks,
  why: z.strictObject({ ...sectionHead, items: promises }),
  track: z.strictObject({ ...sectionHead, items: stats(4) }),
  closing,
});

export const solutions = z.strictObject({
  ...offerHead,
  sizes: z.strictObject(sectionHead),
  /** Card that links to all industries. */
  byIndustry: z.strictObject(cardHead),
  industries: z.strictObject({ ...sectionHead, order: z.array(entryOf('industries')).min(6, 'must list the 6 industries, or more') }),
  closing: z.strictObject({ heading: line(70), text: line(160), action, comparison: line(32) }).meta({ title: 'End of the page' }),
});

const three = <S extends z.ZodType>(cell: S) => z.array(cell).length(3, 'must have one for each of the 3 columns');
const isStart = (cell: string, { figure, text }: { figure: string; text: string }) =>
  [`${figure} ${text}`, `${text} ${figure}`].some((start) => cell.toLowerCase().startsWith(start));

export const comparison = z.strictObject({
  ...pageHead,
  columns: exactly(3, 'columns', { name: line(32), text: line(80), href: internalLink, ...answerable }),
  /** Heading beside the three drawn shops. */
  question: line(32),
  groups: atLeast(2, {
    name: line(32),
    rows: z
      .array(
        toConfirm('terms', {
          label: line(40),
          cells: three(line(130)),
          /** Words of each cell that the page tints. */
          differs: three(line(60)).meta({ silent: true }).optional(),
          /** What all cells begin with: the page shows it once, beside the label. */
          same: z
            .strictObject({ figure, text: line(24) })
            .meta({ silent: true })
            .optional(),
          ...answerable,
        })
          .refine(({ cells, differs = [] }) => differs.every((words, index) => cells[index]?.includes(words)), {
            path: ['differs'],
            error: 'has words that its cell does not have: copy them from the cell',
          })
          .refine(({ cells, same }) => !same || cells.every((cell) => isStart(cell, same)), {
            path: ['same'],
            error: 'is not what each cell begins with: copy its figure and its words from the cells',
          }),
      )
      .min(2),
  }),
  closing,
});

export const industries = z.strictObject({
  ...offerHead,
  name: line(32),
  order: z.array(entryOf('industries')).min(6, 'must list the 6 industries, or more'),
  impact: results,
  custom: z.strictObject({ heading: line(40), text: line(200), action, ...answerable }),
});

export const technology = z.strictObject({
  ...offerHead,
  /** The next step for that developer, beside Get Started. */
  link,
  /** One decision of the example shop, from its records to the price. */
  decision: exactly(4, 'steps', z.strictObject({ title: line(32), value: line(24), text: line(80) })),
  /** Heading above the cards of the technology pages. */
  pages: z.strictObject(sectionHead),
  /** Text beside the stop switch. */
  stop: z.strictObject(sectionHead),
  closing,
});

export const caseStudies = z.strictObject({
  ...pageHead,
  order: z.array(entryOf('case-studies')).min(6),
  closing,
});

export const resources = z.strictObject({
  ...pageHead,
  picture: panorama,
  order: z.array(entryOf('resources')).min(6),
  categories: atLeast(2, {
    slug: slug.meta({ role: 'id', title: 'Short name in its address' }),
    name: line(24),
    title: pageHead.title,
    description: pageHead.description,
    lead: leadLine(180),
    picture: vignette,
    ...answerable,
  }),
  closing,
});

export const search = z.strictObject({ ...pageHead, picture: vignette, groups: z.strictObject({ company: line(32) }) });

export const notFound = z.strictObject({
  title: pageHead.title,
  description: pageHead.description,
  heading: line(60),
  text: exactLine(160),
  action,
  picture: z.strictObject({ alt: altText }),
});

/** Frontmatter of the legal pages, which a lawyer has to review. Their text is Markdown. */
export const legal = toConfirm('legal', { ...pageHead, picture: vignette });

/** Paragraphs of the privacy page that apply only to some builds. */
export const privacyElsewhere = toConfirm('legal', {
  paragraphs: z.array(
    z.strictObject({
      /** Condition: form or assistant hosted by another company, measurement by nobody or by the host, or no server of our own. */
      when: z.enum(['form', 'assistant', 'nobody', 'host', 'no-server'], 'must be form, assistant, nobody, host or no-server'),
      /** First words of the replaced paragraph of pages/privacy.md. */
      begins: line(80).meta({ silent: true }),
      /** Replacement; without it the paragraph is removed. */
      text: line(700).optional(),
    }),
  ),
});

/**
 * Invented words that the owner has to replace. `npm run doctor` reports the site as not ready while a file contains them.
 * Replacing the words is enough; the entry here can stay.
 */
export const placeholders = z
  .strictObject({
    invented: z.array(
      z.strictObject({
        /** Path below content/. */
        file: line(80),
        /** The words, exactly as in the file. */
        says: line(120),
        what: z.enum(['person', 'quote', 'address'], 'must be person, quote or address'),
      }),
    ),
  })
  .meta({ silent: true });
