const under = (parent: string, names: string) => names.split(' ').map((name) => `${parent}/${name}`);

/**
 * Every address that the specification (section 2) and the product (sections 3 and 7) ask for, written out once more on purpose:
 * the site's own list of routes is checked against it.
 */
export const wantedPaths: readonly string[] = [
  '/',
  '/services',
  ...under('/services', 'ai-recommendations inventory-management customer-service dynamic-pricing personalization analytics'),
  '/solutions',
  ...under('/solutions', 'small-business medium-enterprise industries comparison'),
  ...under('/solutions/industries', 'fashion electronics home-furniture food-grocery sports-fitness beauty-cosmetics'),
  '/technology',
  ...under('/technology', 'ai-ml ecommerce-platforms integration'),
  '/about',
  ...under('/about', 'team journey global-presence how-we-count'),
  '/case-studies',
  ...under('/case-studies', 'luxewear techpro glowco activegear homestyle freshmart'),
  '/resources',
  // The categories are the owner's: one address for each.
  ...under('/resources/category', 'getting-started merchandising pricing operations results'),
  // Each document as a page to read.
  ...under('/resources', 'getting-started recommendation-shelf price-limits reorder-points six-shops answering-well'),
  ...under('/resources', 'luxewear techpro glowco activegear homestyle freshmart'),
  '/try',
  '/contact',
  '/privacy',
  '/terms',
  // Promised beside them: what was tested, and how to complain.
  '/accessibility',
];

/** Pages that are tools: open to visitors, and kept out of search engines. */
export const unlistedPaths: readonly string[] = ['/contact/receipt', '/search'];
