import { inOrder } from '../../content/in-order.ts';
import type { Offer } from '../../content/schema/offer.ts';
import type { OfferCardProps } from './components/OfferCard.tsx';
import { content } from './content.ts';
import { drawingList } from './illustrations/drawing-list.ts';

type Carded = Pick<Offer, 'name' | 'summary' | 'cardLink' | 'picture'>;

const card = (href: string, { name, summary, cardLink, picture }: Carded): OfferCardProps => ({ href, name, summary, cardLink, picture });

export const serviceCards = (): OfferCardProps[] => content.services.map((entry) => card(`/services/${entry.slug}`, entry));

/** The solutions by size and the way to those by industry, each with the first of its published figures. */
export const solutionCards = () => [
  ...content.solutions.map((entry) => ({
    ...card(`/solutions/${entry.slug}`, entry),
    tone: drawingList[entry.picture.drawing].tone,
    result: entry.results.items[0],
  })),
  {
    ...card('/solutions/industries', {
      ...content.pages.solutions.byIndustry,
      picture: { drawing: 'scale', alt: content.pages.solutions.byIndustry.summary },
    }),
    // Its neighbour has the green that the drawing is made for.
    tone: 'ink' as const,
    result: content.pages.industries.impact.items[0],
  },
];

/** @param order the page's own order of industries */
export const industryCards = (order: readonly string[]): OfferCardProps[] =>
  inOrder(content.industries, order).map((entry) => card(`/solutions/industries/${entry.slug}`, entry));

/** The technology pages by their names in addresses. */
export const technologyCards = () => {
  const { aiMl, ecommercePlatforms, integration } = content.technology;
  const entries = { 'ai-ml': aiMl, 'ecommerce-platforms': ecommercePlatforms, integration };
  return Object.entries(entries).map(([slug, entry]) => ({ slug, ...card(`/technology/${slug}`, entry) }));
};

/** The case study of a name. @throws when content has none, which its own checks rule out */
export function caseStudyOf(slug: string) {
  const study = content.caseStudies.find((candidate) => candidate.slug === slug);
  if (!study) throw new Error(`No case study ${slug}`);
  return study;
}

/** The service of a name. @throws when content has none, which its own checks rule out */
export function serviceOf(slug: string) {
  const service = content.services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`No service ${slug}`);
  return service;
}

/** Paths for a folder of pages, for Astro's getStaticPaths. */
export const offerPaths = <Entry extends { slug: string }>(entries: readonly Entry[]) =>
  entries.map((entry) => ({ params: { slug: entry.slug }, props: { entry } }));
