import { inOrder } from '../../content/in-order.ts';
import type { Offer } from '../../content/schema/offer.ts';
import type { OfferCardProps } from './components/OfferCard.tsx';
import { content } from './content.ts';
import type { SizeDrawing } from './illustrations/size-list.ts';

type Carded = Pick<Offer, 'name' | 'summary' | 'cardLink' | 'picture'>;

const card = (href: string, { name, summary, cardLink, picture }: Carded): OfferCardProps => ({ href, name, summary, cardLink, picture });

export const serviceCards = (): OfferCardProps[] => content.services.map((entry) => card(`/services/${entry.slug}`, entry));

const sizeDrawings: Readonly<Record<string, SizeDrawing>> = { 'small-business': 'one-counter', 'medium-enterprise': 'storeroom-branches' };

/** A card without a picture. */
const plain = (href: string, { name, summary, cardLink }: Omit<Carded, 'picture'>) => ({
  href,
  title: name,
  text: summary,
  link: cardLink,
});

/** The solutions by size and the way to those by industry. */
export const solutionCards = () => [
  ...content.solutions.map((entry) => ({ ...plain(`/solutions/${entry.slug}`, entry), drawing: sizeDrawings[entry.slug] })),
  { ...plain('/solutions/industries', content.pages.solutions.byIndustry), drawing: 'row-of-trades' as const },
];

/** @param order the page's own order of industries */
export const industryCards = (order: readonly string[]): OfferCardProps[] =>
  inOrder(content.industries, order).map((entry) => card(`/solutions/industries/${entry.slug}`, entry));

export const technologyCards = () => {
  const { aiMl, ecommercePlatforms, integration } = content.technology;
  return [
    plain('/technology/ai-ml', aiMl),
    plain('/technology/ecommerce-platforms', ecommercePlatforms),
    plain('/technology/integration', integration),
  ];
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
