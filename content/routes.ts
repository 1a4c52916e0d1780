import type { Content } from './load.ts';

/** One page of the site. */
export interface Route {
  /** Address without a trailing slash, except the home page's. */
  path: string;
  /** What pages of its kind have in common, for measurement: /services/[slug]; a page that is alone in its kind has its own address. */
  pattern: string;
  /** Short name for breadcrumbs, lists and the site's map. */
  name: string;
  /** For search engines; the brand is added where it is shown. */
  title: string;
  description: string;
  /** Address of the page above it in the breadcrumbs. */
  parent?: string;
  /** What it is to a search engine. */
  kind: 'page' | 'service' | 'article';
  /** In the sitemap, and open to search engines. */
  listed: boolean;
}

/** Every page of the site, in reading order. Pages, sitemap.xml, llms.txt and the content's own link check are all made from this list. */
export function routes(content: Pick<Content, 'pages' | 'services' | 'solutions' | 'industries' | 'technology' | 'caseStudies'>): Route[] {
  const { pages, technology } = content;
  type Head = { title: string; description: string };
  const route = (path: string, name: string, { title, description }: Head, more: Partial<Route> = {}): Route => ({
    path,
    pattern: path,
    name,
    title,
    description,
    kind: 'page',
    listed: true,
    ...more,
  });
  const under = (parent: string, kind: Route['kind'] = 'page') => ({ parent, kind });
  /** One of several pages that a file of site/src/pages makes: `parameter` is what stands in the file's name. */
  const oneOf = (parent: string, kind: Route['kind'], parameter = 'slug') => ({
    ...under(parent, kind),
    pattern: `${parent}/[${parameter}]`,
  });

  return [
    route('/', 'Home', pages.home),
    route('/services', 'Services', pages.services),
    ...content.services.map((entry) => route(`/services/${entry.slug}`, entry.name, entry, oneOf('/services', 'service'))),
    route('/solutions', 'Solutions', pages.solutions),
    ...content.solutions.map((entry) => route(`/solutions/${entry.slug}`, entry.name, entry, oneOf('/solutions', 'service'))),
    route('/solutions/comparison', 'Comparison', pages.comparison, under('/solutions')),
    route('/solutions/industries', pages.industries.name, pages.industries, under('/solutions')),
    ...content.industries.map((entry) =>
      route(`/solutions/industries/${entry.slug}`, entry.name, entry, oneOf('/solutions/industries', 'service')),
    ),
    route('/technology', 'Technology', pages.technology),
    route('/technology/ai-ml', technology.aiMl.name, technology.aiMl, under('/technology')),
    route('/technology/ecommerce-platforms', technology.ecommercePlatforms.name, technology.ecommercePlatforms, under('/technology')),
    route('/technology/integration', technology.integration.name, technology.integration, under('/technology')),
    route('/about', 'About', pages.about),
    route('/about/team', 'Team', pages.team, under('/about')),
    route('/about/journey', 'Journey', pages.journey, under('/about')),
    route('/about/global-presence', 'Global presence', pages.globalPresence, under('/about')),
    route('/case-studies', 'Case studies', pages.caseStudies),
    ...content.caseStudies.map((entry) =>
      route(`/case-studies/${entry.slug}`, entry.client, entry, oneOf('/case-studies', 'article', 'clientId')),
    ),
    route('/resources', 'Resources', pages.resources),
    ...pages.resources.categories.map((category) =>
      route(`/resources/category/${category.slug}`, category.name, category, {
        parent: '/resources',
        pattern: '/resources/category/[category]',
      }),
    ),
    route('/contact', 'Contact', pages.contact),
    route('/contact/receipt', 'Receipt', pages.receipt, { parent: '/contact', listed: false }),
    route('/search', 'Find a page', pages.search, { listed: false }),
    route('/privacy', 'Privacy', pages.privacy),
    route('/terms', 'Terms', pages.terms),
  ];
}
