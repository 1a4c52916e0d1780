import { z } from 'zod';
import { eachField, eachRequired } from '../enquiry-fields.ts';
import { icon, panorama, scene, vignette } from './drawings.ts';
import { askable } from './facts.ts';
import { firstFourWeeks } from './first-four-weeks.ts';
import { closing, featureCard, pageHead, point, quote, sectionHead, stat } from './parts.ts';
import { photo } from './photo.ts';
import { toConfirm } from './to-confirm.ts';
import { altText, figure, internalLink, line, link, slug } from './words.ts';

/** The single pages, one schema each; content/pages/NAME.yaml is checked against the schema of its name. */

/** Why shops choose us, and our values: each card promises how the work is done. */
const promises = z.array(toConfirm('terms', featureCard)).length(4, 'must have exactly 4 cards');

const stats = (count: number) => z.array(stat).length(count, `must have exactly ${count} figures`);

export const home = z.strictObject({
  title: pageHead.title,
  description: pageHead.description,
  asked: pageHead.asked,
  answer: pageHead.answer,
  facts: pageHead.facts,
  hero: z.strictObject({ eyebrow: line(60), heading: line(60), lead: line(220), primary: link, secondary: link }),
  proof: stats(4),
  why: z.strictObject({ ...sectionHead, items: promises, link }),
  services: z.strictObject(sectionHead),
  solutions: z.strictObject({
    ...sectionHead,
    /** One card for each size of shop. */
    items: z.array(z.strictObject({ name: line(32), text: line(140), href: internalLink, link: line(32), ...askable })).length(3),
  }),
  /** The lead says what the returns are a percentage of, and who reckoned them. */
  stories: toConfirm(
    'figure',
    z.strictObject({
      ...sectionHead,
      items: z.array(z.strictObject({ caseStudy: slug, heading: line(60) })).length(3, 'must have exactly 3 success stories'),
    }),
  ),
  industries: z.strictObject({ ...sectionHead, items: z.array(link).min(6, 'must have the 6 industries, or more') }),
  testimonials: z.strictObject({ ...sectionHead, items: z.array(quote).length(3, 'must have exactly 3 testimonials') }),
  closing,
});

export const services = z.strictObject({
  ...pageHead,
  picture: panorama,
  /** The question of the day that each service answers. A service without one is listed without. */
  decisions: z.array(z.strictObject({ service: slug, question: line(48) })),
  weeks: firstFourWeeks,
  why: z.strictObject({ ...sectionHead, items: promises }),
  track: z.strictObject({ ...sectionHead, items: stats(4) }),
  closing,
});

export const solutions = z.strictObject({
  ...pageHead,
  picture: panorama,
  sizes: z.strictObject(sectionHead),
  /** The card that leads to all industries. */
  byIndustry: z.strictObject({ name: line(32), summary: line(110), cardLink: line(28) }),
  industries: z.strictObject({ ...sectionHead, order: z.array(slug).min(6, 'must list the 6 industries, or more') }),
  closing: z.strictObject({ heading: line(70), text: line(160), action: line(24), comparison: line(32) }),
});

export const comparison = z.strictObject({
  ...pageHead,
  picture: panorama,
  columns: z
    .array(z.strictObject({ name: line(32), text: line(80), href: internalLink, ...askable }))
    .length(3, 'must have exactly 3 columns'),
  /** On phones, where the last column is cut off: how to see it. */
  more: line(60),
  /** Under the table: how its figures are drawn. */
  marks: line(180),
  groups: z
    .array(
      z.strictObject({
        name: line(32),
        rows: z
          .array(
            toConfirm(
              'terms',
              z.strictObject({
                label: line(40),
                cells: z.array(line(110)).length(3, 'must have one cell for each of the 3 columns'),
                ...askable,
              }),
            ),
          )
          .min(2),
      }),
    )
    .min(2),
  closing,
});

export const industries = z.strictObject({
  ...pageHead,
  picture: panorama,
  name: line(32),
  order: z.array(slug).min(6, 'must list the 6 industries, or more'),
  impact: z.strictObject({ ...sectionHead, items: z.array(toConfirm('figure', stat)).length(3, 'must have exactly 3 figures') }),
  custom: z.strictObject({ heading: line(40), text: line(200), action: line(24), ...askable }),
});

export const technology = z.strictObject({
  ...pageHead,
  picture: panorama,
  cards: z.strictObject({ ...sectionHead, order: z.array(slug).length(3) }),
  steps: z.strictObject({ ...sectionHead, items: z.array(toConfirm('technical', point)).min(3).max(4) }),
  closing,
});

export const about = z.strictObject({
  ...pageHead,
  picture: panorama,
  stats: stats(4),
  mission: z.strictObject({ heading: line(60), text: line(360), ...askable }),
  vision: z.strictObject({ heading: line(60), text: line(360), ...askable }),
  values: z.strictObject({ ...sectionHead, items: promises }),
  expertise: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ icon, title: line(32), text: line(140), href: internalLink, link: line(32), ...askable })).length(3),
  }),
  principles: toConfirm('terms', z.strictObject({ ...sectionHead, items: z.array(line(110)).min(4).max(6) })),
  more: z.array(z.strictObject({ title: line(32), text: line(110), href: internalLink })).length(3),
  closing,
});

/** People whose portraits are drawn (site/src/illustrations/Portrait.tsx). */
const drawnPortraits = 4;

export const team = z.strictObject({
  ...pageHead,
  members: z
    .array(
      toConfirm(
        'person',
        z.strictObject({
          name: line(40),
          role: line(48),
          bio: line(260),
          ...askable,
          /** What the drawn portrait shows. The portrait is chosen by the person's place in the list. */
          image: z.strictObject({ alt: altText, photo: photo.optional() }),
          social: z.array(z.strictObject({ name: line(20), href: z.url().optional() })).length(3, 'must have exactly 3 social links'),
        }),
      ),
    )
    .min(4, 'must have the 4 leaders, or more')
    .superRefine((members, context) => {
      for (const [index, { image }] of members.entries()) {
        if (index >= drawnPortraits && !image.photo)
          context.addIssue({
            code: 'custom',
            path: [index, 'image', 'photo'],
            message: `is missing: portraits are drawn for the first ${drawnPortraits} only, so add a photograph`,
          });
      }
    }),
  closing,
});

export const journey = z.strictObject({
  ...pageHead,
  milestones: z
    .array(
      toConfirm('history', z.strictObject({ year: z.number().int(), title: line(48), description: line(240), picture: scene, ...askable })),
    )
    .min(4),
  closing,
});

/** A place on earth, as a map service gives it. */
const degrees = (most: number, positive: 'north' | 'east') => {
  const fix = `must be a number of degrees from -${most} to ${most}, ${positive} of zero without a sign: copy it from a map`;
  return z.number({ error: fix }).min(-most, fix).max(most, fix);
};

/** The page as a whole too: its title and its map name the cities. */
export const globalPresence = toConfirm(
  'place',
  z.strictObject({
    ...pageHead,
    /** The map: what it shows. Its cities and figures are those of the offices. */
    map: z.strictObject({ alt: altText }),
    offices: z
      .array(
        toConfirm(
          'place',
          z.strictObject({
            city: line(32),
            country: line(32),
            role: line(40),
            text: line(180),
            address: line(110),
            /** Degrees; north and east are positive. Where the office stands on the map. */
            latitude: degrees(90, 'north'),
            longitude: degrees(180, 'east'),
            employees: figure,
            clients: figure,
            ...askable,
          }),
        ),
      )
      .min(4, 'must have the 4 offices, or more'),
    totals: z.strictObject({ ...sectionHead, items: stats(4) }),
    closing,
  }),
);

export const caseStudies = z.strictObject({
  ...pageHead,
  order: z.array(slug).min(6),
  /** Over and under the list, which compares the studies. */
  chart: z.strictObject({ ...sectionHead, note: line(260) }),
  closing,
});

export const resources = z.strictObject({
  ...pageHead,
  picture: panorama,
  order: z.array(slug).min(6),
  categories: z
    .array(
      z.strictObject({
        slug,
        name: line(24),
        title: pageHead.title,
        description: pageHead.description,
        lead: line(180),
        picture: vignette,
        ...askable,
      }),
    )
    .min(2),
  closing,
});

/** The message form. Words in the middle of it are read in a hurry: they say what happens, and nothing else. */
const messageForm = z.strictObject({
  labels: z.strictObject({ ...eachField(() => line(24)), optional: line(16) }),
  /** Under the labels: what to write, and in which form. */
  hints: z.strictObject(eachField(() => line(120).optional())),
  button: line(24),
  /** The button's label while the message is on its way. */
  sending: line(24),
  /** Beside the button. True with our own server and with an outside e-mail service. */
  note: line(90),
  /** In the note's place while the message is on its way. */
  sendingNote: line(90),
  /** In the note's place when an earlier draft was found in the browser. */
  restored: line(90),
  /** The same, when that draft was already sent off and no answer came. Said only with our own server, which takes a message once. */
  unsure: line(140),
  errors: z.strictObject({
    /** Above the form, with a link to each field that is concerned. */
    required: line(60),
    email: line(60),
    /** Above the button. */
    failed: line(80),
    /** After it: what became of the words. */
    kept: line(120),
    /** Before phone number and address. */
    directly: line(80),
    /** By the fields: what to do. */
    missing: z.strictObject(eachRequired(() => line(60))),
    emailShape: line(80),
  }),
  /** In the form's place after a success. */
  sent: toConfirm(
    'terms',
    z.strictObject({
      heading: line(60),
      /** When a person answers. */
      text: line(180),
      /** Before the reference. */
      reference: line(24),
      /** The link to the receipt, with our own server. */
      follow: line(40),
      /** The link back to an empty form. */
      another: line(40),
    }),
  ),
  /** Label of the field that robots fill in; people hear of it only where styles are missing. */
  trap: line(40),
});

export const contact = z.strictObject({
  ...pageHead,
  form: messageForm,
  /** Beside the form. */
  next: toConfirm('plan', z.strictObject({ heading: line(40), steps: z.array(line(90)).min(2).max(4) })),
  labels: z.strictObject({ visit: line(16), call: line(16), write: line(16) }),
  picture: z.strictObject({ alt: altText }),
  faq: z.strictObject({
    ...sectionHead,
    items: z
      .array(toConfirm('terms', z.strictObject({ id: slug, question: line(90), answer: line(420), asked: askable.asked })))
      .min(6, 'must have 6 questions or more'),
    /** Under each answer: leads to the answer itself, for passing on. */
    linkLabel: line(32),
  }),
});

/** What became of a message: the page's heading, and what happens next. */
const receiptState = z.strictObject({ heading: line(60), text: line(220) });

export const receipt = z.strictObject({
  ...pageHead,
  form: z.strictObject({ label: line(24), hint: line(120), button: line(24) }),
  /** Before the reference that was asked for. */
  reference: line(24),
  states: z.strictObject({
    /** Stored, and waiting to be mailed. */
    received: receiptState,
    delivered: receiptState,
    /** Mailing it has failed so far. */
    delayed: receiptState,
    unknown: receiptState,
    /** Asked too often in a minute. */
    tooMany: receiptState,
  }),
  /** The way on, below. */
  action: line(24),
  /** Shown instead when an outside e-mail service takes the messages: then we know of none. */
  withoutServer: z.strictObject({ lead: pageHead.lead, text: z.array(line(300)).min(1) }),
});

export const search = z.strictObject({ ...pageHead, picture: vignette, groups: z.strictObject({ company: line(32) }) });

export const notFound = z.strictObject({
  title: pageHead.title,
  description: pageHead.description,
  heading: line(60),
  text: line(160),
  action: line(24),
  picture: z.strictObject({ alt: altText }),
});

/** Frontmatter of the pages of running text, which promise what a lawyer has to read; the text follows it as Markdown. */
export const legal = toConfirm('legal', z.strictObject({ ...pageHead, picture: vignette }));
