const under = (parent: string, names: string) => names.split(' ').map((name) => `${parent}/${name}`);

/**
 * Every path that the specification (section 2) and the product (sections 3 and 7) require. The site's list of routes is checked
 * against this list.
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
  // The owner decides the categories: one path for each.
  ...under('/resources/category', 'getting-started merchandising pricing operations results'),
  // Each document has a page.
  ...under('/resources', 'getting-started recommendation-shelf price-limits reorder-points six-shops answering-well'),
  ...under('/resources', 'luxewear techpro glowco activegear homestyle freshmart'),
  '/contact',
  '/privacy',
  '/terms',
  // This page states what was tested and how to complain.
  '/accessibility',
];

/** Pages that are tools: public, but not for search engines. */
export const unlistedPaths: readonly string[] = ['/contact/receipt', '/search'];
