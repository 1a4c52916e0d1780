import { z } from 'zod';
import { answerable } from './answers.ts';
import { icon, picture } from './drawings.ts';
import { exactly } from './list.ts';
import { toConfirm } from './to-confirm.ts';
import { action, entryOf, figureId, leadLine, line, pageDescription, pageHeading, pageTitle } from './words.ts';

/** Metadata and heading of every page. */
export const pageHead = {
  /** Title for search engines and tabs, without the brand suffix. */
  title: pageTitle.meta({ description: 'Seen in search results and in the tab of the browser.' }),
  /** Meta description. */
  description: pageDescription.meta({ description: 'Seen in search results, under the title.' }),
  /** The h1: a short claim. */
  heading: pageHeading(60).meta({ description: 'The largest words at the top of the page.' }),
  /** One or two sentences below the heading. */
  lead: leadLine(220).meta({ description: 'Seen under the heading at the top.' }),
  ...answerable,
};

/** Head of a page that sells. `audience` describes the target shops, as a sentence: "For shops that …" */
export const offerHead = { ...pageHead, audience: line(100) };

/** One sentence for cards. */
export const cardSummary = (max: number) =>
  line(max).meta({ title: 'Sentence on its card', description: 'Seen on its card, in lists and on other pages.' });

/** Fields of the card that links to a page. */
export const cardHead = {
  /** Name of the page in menus, cards and breadcrumbs. */
  name: line(32),
  summary: cardSummary(110),
};

/** Fields of a card with a picture. */
export const picturedCardHead = { ...cardHead, picture };

/** Measures that the returns calculator converts to money: more sales, more orders from the same visitors, more margin. */
export const measures = ['revenue', 'orders', 'margin'] as const;

/** A published figure and what it measures. */
export const stat = z.strictObject({
  figure: figureId,
  /** Name of the measure. */
  label: line(48),
  /** Measure that the figure raises, if the returns calculator uses it. */
  measures: z.enum(measures).optional(),
  /** Completes the label's sentence with the figure's source or cause. */
  detail: line(110).optional(),
  ...answerable,
});

/** A section's heading with an optional sentence beside it. */
export const sectionHead = { heading: line(60), lead: leadLine(180).optional(), ...answerable };

/** Three published figures. */
export const results = z.strictObject({ ...sectionHead, items: exactly(3, 'figures', stat) });

/** A case study as proof, and its introduction. */
export const proof = z.strictObject({ caseStudy: entryOf('case-studies'), heading: line(100) });

export const featureCard = z.strictObject({ icon, title: line(40), text: line(150), ...answerable });

export const point = z.strictObject({ title: line(48), text: line(180), ...answerable });

/** Six features of a service or the software. The specification makes no such claims, so each needs confirmation. */
export const featureCards = exactly(6, 'cards', toConfirm('technical', featureCard.shape));

/** A client's quote. */
export const quoteWords = {
  quote: line(280),
  author: line(40),
  /** Role and company of the speaker. */
  position: line(70),
  ...answerable,
};
export const quote = toConfirm('quote', quoteWords);

/** Call to action at the end of a page. The button links to /contact by default. */
export const closing = z
  .strictObject({ heading: line(70).meta({ description: 'Seen above the button.' }), action })
  .meta({ title: 'End of the page' });

/** Four cards on values and ways of working; the owner confirms each. */
export const promises = exactly(4, 'cards', toConfirm('terms', featureCard.shape));

/** Requires `count` figures, each with its detail. */
export const stats = (count: number) => exactly(count, 'figures', stat.required({ detail: true }));
