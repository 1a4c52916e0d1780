import { inOrder } from '../../../content/load.ts';
import type { Offer } from '../../../content/schema/offer.ts';
import type { SizeDrawing } from '../drawings/tones.ts';
import type { LinkCard } from '../sections/CardGrid.tsx';
import { content } from './content.ts';

const card = (href: string, { name, summary }: Pick<Offer, 'name' | 'summary'>) => ({ href, title: name, text: summary });

export const serviceCards = (): LinkCard[] =>
  content.services.map((entry) => ({ ...card(`/services/${entry.slug}`, entry), picture: entry.picture }));

/** Returns the industries' cards. @param order slugs in the page's order */
export const industryCards = (order: readonly string[]): LinkCard[] =>
  inOrder(content.industries, order).map((entry) => ({ ...card(`/solutions/industries/${entry.slug}`, entry), picture: entry.picture }));

/** Drawings of the company sizes, by the solution's slug. */
export const sizeDrawings: Readonly<Record<string, SizeDrawing>> = {
  'small-business': 'one-counter',
  'medium-enterprise': 'storeroom-branches',
};

/** Returns the cards of solutions by size, and the card that links to industries. */
export const solutionCards = (): LinkCard[] => [
  ...content.solutions.map((entry) => ({ ...card(`/solutions/${entry.slug}`, entry), size: sizeDrawings[entry.slug] })),
  { ...card('/solutions/industries', content.pages.solutions.byIndustry), size: 'row-of-trades' },
];

export const technologyCards = (): LinkCard[] => {
  const { aiMl, ecommercePlatforms, integration } = content.technology;
  return Object.entries({ 'ai-ml': aiMl, 'ecommerce-platforms': ecommercePlatforms, integration }).map(([slug, entry]) => ({
    ...card(`/technology/${slug}`, entry),
    vignette: entry.picture,
  }));
};

/** Returns a case study. @throws Error when missing, which content checks rule out */
export function caseStudyOf(slug: string) {
  const study = content.caseStudies.find((candidate) => candidate.slug === slug);
  if (!study) throw new Error(`No case study ${slug}`);
  return study;
}

/** Returns the lowest and the highest return of all case studies, such as "280–425%". */
export function returnRange() {
  const returns = content.caseStudies.map(({ roi }) => Number.parseInt(roi, 10));
  return `${Math.min(...returns)}–${Math.max(...returns)}%`;
}

/** Returns a service. @throws Error when missing, which content checks rule out */
export function serviceOf(slug: string) {
  const service = content.services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`No service ${slug}`);
  return service;
}

/** Returns paths for Astro's getStaticPaths. */
export const offerPaths = <Entry extends { slug: string }>(entries: readonly Entry[]) =>
  entries.map((entry) => ({ params: { slug: entry.slug }, props: { entry } }));
