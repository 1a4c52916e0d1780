import { inOrder } from '../../../content/read/in-order.ts';
import type { Offer } from '../../../content/schema/offer.ts';
import type { OfferCardProps } from '../components/OfferCard.tsx';
import type { SizeDrawing } from '../drawings/tones.ts';
import { content } from './content.ts';

type CardSource = Pick<Offer, 'name' | 'summary' | 'cardLink' | 'picture'>;

const card = (href: string, { name, summary, cardLink, picture }: CardSource): OfferCardProps => ({
  href,
  name,
  summary,
  cardLink,
  picture,
});

export const serviceCards = (): OfferCardProps[] => content.services.map((entry) => card(`/services/${entry.slug}`, entry));

/** Drawings of the company sizes, by the solution's slug. */
export const sizeDrawings: Readonly<Record<string, SizeDrawing>> = {
  'small-business': 'one-counter',
  'medium-enterprise': 'storeroom-branches',
};

/** Returns a card without a picture. */
const textCard = (href: string, { name, summary, cardLink }: Omit<CardSource, 'picture'>) => ({
  href,
  title: name,
  text: summary,
  link: cardLink,
});

/** Returns the cards of solutions by size, and the card that links to industries. */
export const solutionCards = () => [
  ...content.solutions.map((entry) => ({ ...textCard(`/solutions/${entry.slug}`, entry), drawing: sizeDrawings[entry.slug] })),
  { ...textCard('/solutions/industries', content.pages.solutions.byIndustry), drawing: 'row-of-trades' as const },
];

/** Returns the industries' cards. @param order slugs in the page's order */
export const industryCards = (order: readonly string[]): OfferCardProps[] =>
  inOrder(content.industries, order).map((entry) => card(`/solutions/industries/${entry.slug}`, entry));

export const technologyCards = () => {
  const { aiMl, ecommercePlatforms, integration } = content.technology;
  return [
    { ...textCard('/technology/ai-ml', aiMl), vignette: aiMl.picture },
    { ...textCard('/technology/ecommerce-platforms', ecommercePlatforms), vignette: ecommercePlatforms.picture },
    { ...textCard('/technology/integration', integration), vignette: integration.picture },
  ];
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
