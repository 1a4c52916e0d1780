import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser-test.ts';
import { linksOf, plain } from '../../support/browser/page-words.ts';
import { builtPage, pageFile } from '../../support/built-site/built-site.ts';
import { builtMain, linksIn, sectionOf, the, wordsIn } from '../../support/built-site/built-words.ts';
import { missingPages, siteRoutes } from '../../support/content/site-routes.ts';

/** The words of the specification (sections 1, 2 and 8), repeated here so that content cannot change them unnoticed. */
const menu = [
  'Home → /',
  'Services → /services',
  'AI Product Recommendations → /services/ai-recommendations',
  'Smart Inventory Management → /services/inventory-management',
  'Automated Customer Service → /services/customer-service',
  'Dynamic Pricing → /services/dynamic-pricing',
  'Personalization Solutions → /services/personalization',
  'AI Analytics → /services/analytics',
  'Solutions → /solutions',
  'For Small Business → /solutions/small-business',
  'For Medium Enterprise → /solutions/medium-enterprise',
  'By Industry → /solutions/industries',
  'Technology → /technology',
  'AI & ML → /technology/ai-ml',
  'Ecommerce Platforms → /technology/ecommerce-platforms',
  'Integration Capabilities → /technology/integration',
  'About → /about',
  'Case Studies → /case-studies',
  'Resources → /resources',
  'Contact → /contact',
  'Get Started → /contact',
];
const footer = [
  'Services → /services',
  'Solutions → /solutions',
  'Case Studies → /case-studies',
  'About Us → /about',
  'Contact → /contact',
  'AI Recommendations → /services/ai-recommendations',
  'Smart Inventory → /services/inventory-management',
  'Customer Service → /services/customer-service',
  'Dynamic Pricing → /services/dynamic-pricing',
  'Analytics → /services/analytics',
  'Privacy → /privacy',
  'Terms → /terms',
  'Sitemap → /sitemap.xml',
];

describe('every page', () => {
  test('has no two headings with the same text', () => {
    for (const { path } of siteRoutes) {
      const headings = selectAll('main h2', builtPage(pageFile(path))).map((heading) => plain(textOf(heading)).toLowerCase());
      const repeated = headings.filter((words, place) => headings.indexOf(words) !== place);
      expect.soft(repeated, path).toEqual([]);
    }
  });

  test('has the menu entries in order, with Get Started at the end', () => {
    // The first links open and close the menu on a phone without scripts.
    expect(linksIn(the(selectAll('nav[aria-label=Main]', builtPage('about/team.html')))).filter((link) => !link.includes('#'))).toEqual(
      menu,
    );
  });

  test('has the address and the links of the footer', () => {
    const foot = the(selectAll('body footer', builtPage('about/team.html')));
    const words = wordsIn(foot);
    expect(words).toContain('Mulund West, Mumbai');
    expect(words).toContain(`© ${new Date().getFullYear()}`);
    expect(linksIn(foot).filter((link) => footer.includes(link))).toEqual(footer);
    for (const profile of ['Facebook', 'Twitter', 'LinkedIn', 'Instagram']) expect(words.split(profile), profile).toHaveLength(2);
  });
});

describe('an unknown address shows a not-found page', () => {
  for (const { path, text } of missingPages) {
    test(`${path}: ${text}`, async ({ open }) => {
      const page = await open(path, { status: 404 });
      expect(plain((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')).toBe(text);
      const back = text.startsWith('Case') ? '/case-studies' : '/';
      expect(await linksOf(page.getByRole('main'))).toEqual([expect.stringMatching(new RegExp(` → ${back}$`))]);
    });
  }
});

describe('the home page', () => {
  test('shows three case studies, six industries and three clients, then Get Started', () => {
    const main = builtMain('/');
    const links = linksIn(main);
    const stories = links.filter((link) => / → \/case-studies\/./.test(link)).map((link) => link.replace(/.* → /, ''));
    expect(stories).toEqual(expect.arrayContaining(['/case-studies/luxewear', '/case-studies/techpro', '/case-studies/glowco']));
    const names = links.map((link) => link.replace(/ → .*/, ''));
    expect(names).toEqual(expect.arrayContaining(['Fashion', 'Beauty', 'Tech', 'Home', 'Sport', 'Luxury']));
    expect(selectAll('blockquote', main)).toHaveLength(3);
    expect(links.at(-2)).toBe('Get Started → /contact');
  });
});

describe('the solutions', () => {
  test('link to company sizes, industries, the contact page and the comparison', () => {
    const targets = linksIn(builtMain('/solutions')).map((link) => link.replace(/.* → /, ''));
    expect(targets.slice(0, 5)).toEqual([
      '/contact',
      '/services#first-four-weeks',
      '/solutions/small-business',
      '/solutions/medium-enterprise',
      '/solutions/industries',
    ]);
    // The six industries of the specification; the owner may add more.
    const trades = [
      '/solutions/industries/fashion',
      '/solutions/industries/electronics',
      '/solutions/industries/home-furniture',
      '/solutions/industries/food-grocery',
      '/solutions/industries/sports-fitness',
      '/solutions/industries/beauty-cosmetics',
    ];
    expect(targets).toEqual(expect.arrayContaining(trades));
    expect(targets.slice(-2)).toEqual(['/contact', '/solutions/comparison']);
  });

  test('by industry list the six industries, and Learn More for others', () => {
    const main = builtMain('/solutions/industries');
    const links = linksIn(main).filter((link) => / → \/(solutions\/industries\/|contact)/.test(link));
    const trades = [
      'Fashion & Apparel → /solutions/industries/fashion',
      'Electronics → /solutions/industries/electronics',
      'Beauty & Cosmetics → /solutions/industries/beauty-cosmetics',
      'Home & Furniture → /solutions/industries/home-furniture',
      'Grocery & Food → /solutions/industries/food-grocery',
      'Sports & Fitness → /solutions/industries/sports-fitness',
    ];
    expect(links.slice(0, -1)).toEqual(expect.arrayContaining(trades));
    expect(links.at(-1)).toBe('Learn More → /contact');
    expect(linksIn(sectionOf(main, 'Custom Industry Solutions'))).toEqual(['Learn More → /contact']);
  });
});
