import type { Content } from '../content/load.ts';

/** What each page says, by its address: the parts of the content that it shows. A page that is not named here is found by its title and description. */
export function pageWords(content: Content): Readonly<Record<string, unknown>> {
  const { agency, pages, technology } = content;
  const { contact, resources } = pages;
  const at = (base: string, entries: readonly { slug: string }[]) => entries.map((entry) => [`${base}/${entry.slug}`, entry] as const);
  const { heading, lead, values, expertise, mission, vision, principles, stats } = pages.about;
  return {
    '/': { ...pages.home, testimonials: undefined, stories: undefined },
    '/services': pages.services,
    '/solutions': pages.solutions,
    '/solutions/comparison': pages.comparison,
    '/solutions/industries': pages.industries,
    '/technology': pages.technology,
    '/technology/ai-ml': technology.aiMl,
    '/technology/ecommerce-platforms': technology.ecommercePlatforms,
    '/technology/integration': technology.integration,
    '/about': { heading, lead, stats, values, expertise, mission, vision, principles },
    '/about/team': pages.team,
    '/about/journey': pages.journey,
    '/about/global-presence': pages.globalPresence,
    '/case-studies': pages.caseStudies,
    '/resources': { heading: resources.heading, lead: resources.lead, documents: content.resources.map(({ title }) => title) },
    '/contact': { heading: contact.heading, lead: contact.lead, labels: contact.labels, address: agency.address, note: contact.form.note },
    '/contact/receipt': { heading: pages.receipt.heading, lead: pages.receipt.lead },
    '/privacy': { lead: pages.privacy.lead },
    '/terms': { lead: pages.terms.lead },
    ...Object.fromEntries([
      ...at('/services', content.services),
      ...at('/solutions', content.solutions),
      ...at('/solutions/industries', content.industries),
      ...at('/case-studies', content.caseStudies),
      ...resources.categories.map(({ slug, lead: said }) => [`/resources/category/${slug}`, { lead: said }] as const),
    ]),
  };
}

/** The content of each page as it stands in its file, by the page's address. */
export function pageContents(content: Content): Readonly<Record<string, unknown>> {
  const { home, about, contact, resources, receipt, privacy, terms } = content.pages;
  const whole = {
    '/': home,
    '/about': about,
    '/contact': contact,
    '/resources': resources,
    '/contact/receipt': receipt,
    '/privacy': privacy,
    '/terms': terms,
  };
  return { ...pageWords(content), ...whole };
}
