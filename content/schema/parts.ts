import { z } from 'zod';
import { answerable } from './answers.ts';
import { icon, picture } from './drawings.ts';
import { exactly } from './list.ts';
import { toConfirm } from './to-confirm.ts';
import { figure, line, pageDescription, pageHeading, pageTitle, slug } from './words.ts';

/** What every page states about itself. */
export const pageHead = {
  /** For search engines and tabs; the brand is added to it. */
  title: pageTitle,
  /** For search engines. */
  description: pageDescription,
  /** The one large heading: a short claim. */
  heading: pageHeading(60),
  /** One or two sentences under it. */
  lead: line(220),
  ...answerable,
};

/** What every page that is one of several says on the card that leads to it. */
export const cardHead = {
  /** Its name in menus, cards and breadcrumbs. */
  name: line(32),
  /** One sentence for cards. */
  summary: line(110),
  /** The card's link, such as "See pricing". */
  cardLink: line(28),
};

/** The same on a card with a picture. */
export const picturedCardHead = { ...cardHead, picture };

/** What the returns calculator turns into money: more sales, more orders from the same visitors, more margin. */
export const measures = ['revenue', 'orders', 'margin'] as const;

/** A published figure with what it measures. */
export const stat = z.strictObject({
  figure,
  /** What is measured. */
  label: line(48),
  /** What the figure raises, where the returns calculator counts it. */
  measures: z.enum(measures, { error: `must be one of: ${measures.join(', ')}` }).optional(),
  /** Where it comes from or how it is reached: the rest of the label's sentence. */
  detail: line(110).optional(),
  ...answerable,
});

/** A heading with an optional sentence of proof beside it. */
export const sectionHead = { heading: line(60), lead: line(180).optional(), ...answerable };

/**
 * Three published figures. agreed-figures.yaml has the last word on their values: the specification gives the figures alone, and what they are
 * figures of is ours.
 */
export const results = z.strictObject({ ...sectionHead, items: exactly(3, 'figures', toConfirm('figure', stat.shape)) });

/** The case study shown as proof, and the line that introduces it. */
export const proof = z.strictObject({ caseStudy: slug, heading: line(100) });

export const featureCard = z.strictObject({ icon, title: line(40), text: line(150), ...answerable });

export const point = z.strictObject({ title: line(48), text: line(180), ...answerable });

/** Six cards on what a service or our software does: a promise, and the specification makes none of these. */
export const featureCards = exactly(6, 'cards', toConfirm('technical', featureCard.shape));

/** What somebody says of us. */
export const quoteWords = {
  quote: line(280),
  author: line(40),
  /** Role and company. */
  position: line(70),
  ...answerable,
};
export const quote = toConfirm('quote', quoteWords);

/** Last words of a page, and the button's label; the button leads to /contact unless the page says otherwise. */
export const closing = z.strictObject({ heading: line(70), action: line(24) });

/** Why shops choose us, and our values: each card promises how the work is done. */
export const promises = exactly(4, 'cards', toConfirm('terms', featureCard.shape));

/** @param count exactly so many */
export const stats = (count: number) => z.array(stat.required({ detail: true })).length(count, `must have exactly ${count} figures`);
