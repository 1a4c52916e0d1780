import type { Entry } from '../../content/load.ts';
import type { Offer } from '../../content/schema/offer.ts';
import type { OfferCardProps } from './components/OfferCard.tsx';
import { content } from './content.ts';

type Carded = Pick<Offer, 'name' | 'summary' | 'cardLink' | 'picture'>;

const card = (href: string, { name, summary, cardLink, picture }: Carded): OfferCardProps => ({ href, name, summary, cardLink, picture });

/** Entries in the order that a page gives, or in the menu's. */
function inOrder<T extends { slug: string }>(entries: readonly T[], order: readonly string[]): T[] {
  return order.map((slug) => entries.find((entry) => entry.slug === slug)).filter((entry) => entry !== undefined);
}

/** The children of a menu entry as slugs: the one order of services and solutions everywhere. */
function menuOrder(href: string): string[] {
  const entry = content.navigation.main.find((candidate) => candidate.href === href);
  return (entry?.children ?? []).map((child) => child.href.split('/').at(-1) as string);
}

export const serviceCards = (): OfferCardProps[] =>
  inOrder(content.services, menuOrder('/services')).map((entry) => card(`/services/${entry.slug}`, entry));

export const solutionCards = (): OfferCardProps[] => [
  ...inOrder(content.solutions, menuOrder('/solutions')).map((entry) => card(`/solutions/${entry.slug}`, entry)),
  card('/solutions/industries', {
    ...content.pages.solutions.byIndustry,
    picture: { drawing: 'scale', alt: content.pages.solutions.byIndustry.summary },
  }),
];

export const industryCards = (order: readonly string[]): OfferCardProps[] =>
  inOrder(content.industries, order).map((entry) => card(`/solutions/industries/${entry.slug}`, entry));

export const technologyCards = (): OfferCardProps[] => {
  const { aiMl, ecommercePlatforms, integration } = content.technology;
  return [
    card('/technology/ai-ml', aiMl),
    card('/technology/ecommerce-platforms', ecommercePlatforms),
    card('/technology/integration', integration),
  ];
};

/** The case study of a name. @throws when content has none, which its own checks rule out */
export function caseStudyOf(slug: string) {
  const study = content.caseStudies.find((candidate) => candidate.slug === slug);
  if (!study) throw new Error(`No case study ${slug}`);
  return study;
}

/** The case studies in their published order, later ones after them. */
export function caseStudiesInOrder() {
  const { order } = content.pages.caseStudies;
  return [...inOrder(content.caseStudies, order), ...content.caseStudies.filter(({ slug }) => !order.includes(slug))];
}

/** Paths for a folder of offers, for Astro's getStaticPaths. */
export const offerPaths = (entries: readonly Entry<Offer>[]) =>
  entries.map((entry) => ({ params: { slug: entry.slug }, props: { entry } }));
