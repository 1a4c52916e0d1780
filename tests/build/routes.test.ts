import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { select } from 'hast-util-select';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { setNumbers } from '../../shared/format/set-numbers.ts';
import { builtFiles, builtFolder, builtPage, builtText, pageFile, sitemapPaths } from '../support/built-site/built-site.ts';
import { content, siteRoutes } from '../support/content/site-routes.ts';

const listed = siteRoutes.filter((route) => route.listed).map(({ path }) => path);
const markdownPathOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);
const sorted = (texts: readonly string[]) => [...texts].sort();
/** Each menu entry has a 404 page, on which the entry is marked as current. */
const missingPages = [
  '404.html',
  ...content.navigation.main.filter(({ href }) => href !== '/').map(({ href }) => `${href.slice(1)}/404.html`),
];

describe('every route of the specification', () => {
  test('is in the list of routes', () => {
    expect(siteRoutes.map(({ path }) => path)).toEqual(expect.arrayContaining([...wantedPaths, ...unlistedPaths]));
  });

  test('is a built file', () => {
    expect(builtFiles('.html')).toEqual(sorted([...siteRoutes.map(({ path }) => pageFile(path)), ...missingPages]));
  });

  test('has a unique title and description', () => {
    for (const key of ['title', 'description'] as const)
      expect(new Set(siteRoutes.map((route) => route[key])).size).toBe(siteRoutes.length);
  });

  test('has an existing parent page', () => {
    const parents = siteRoutes.flatMap(({ parent }) => parent ?? []);
    expect(siteRoutes.map(({ path }) => path)).toEqual(expect.arrayContaining(parents));
  });
});

describe('files for machines', () => {
  test('sitemap.xml lists every listed page once', () => {
    expect(sitemapPaths()).toEqual(listed);
    expect(listed).toEqual(expect.arrayContaining([...wantedPaths]));
    for (const path of unlistedPaths) expect(listed).not.toContain(path);
  });

  test('sitemap.xml and the feed date each document', () => {
    const dated = content.documents.map(({ slug, date }) => `/resources/${slug} ${date}`);
    const inMap = [...builtText('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
    expect(sorted(inMap.map(([, address = '', day]) => `${new URL(address).pathname} ${day}`))).toEqual(sorted(dated));
    const inFeed = [...builtText('feed.xml').matchAll(/<entry>\s*<id>([^<]+)<\/id>.*?<updated>([^<]+)T00:00:00Z<\/updated>/gs)];
    expect(sorted(inFeed.map(([, address = '', day]) => `${new URL(address).pathname} ${day}`))).toEqual(sorted(dated));
  });

  test('robots.txt names the sitemap and disallows nothing', () => {
    const origin = new URL(/<loc>(.*?)<\/loc>/.exec(builtText('sitemap.xml'))?.[1] as string).origin;
    expect(builtText('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  });

  test('there are a favicon and an opaque square icon for phones', async () => {
    const icon = readFileSync(join(builtFolder, 'favicon.ico'));
    expect(icon.subarray(0, 6).toString('hex')).toBe('000001000300');
    const widths = [0, 1, 2].map((place) => sharp(icon.subarray(icon.readUInt32LE(6 + 16 * place + 12))).metadata());
    expect((await Promise.all(widths)).map(({ format, width }) => `${format} ${width}`)).toEqual(['png 16', 'png 32', 'png 48']);
    const touch = sharp(join(builtFolder, 'apple-touch-icon.png'));
    expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 });
    expect((await touch.stats()).isOpaque).toBe(true);
    expect(select('link[rel=apple-touch-icon]', builtPage('index.html'))?.properties.href).toBe('/apple-touch-icon.png');
  });

  test('security.txt has a contact that is no placeholder, and an expiry date', () => {
    const { email, security } = content.agency;
    const text = builtText('.well-known/security.txt');
    const contacts = [...text.matchAll(/^Contact: (.+)$/gm)].map(([, contact = '']) => contact.replace(/^http.*(?=\/contact$)/, ''));
    expect(contacts).toEqual([...(email.placeholder ? [] : [`mailto:${email.address}`]), '/contact']);
    expect(text).toMatch(new RegExp(`^Expires: ${security.expires}T23:59:59Z$`, 'm'));
    expect(text).toMatch(/^Canonical: http.*\/\.well-known\/security\.txt$/m);
  });

  test('llms.txt links the Markdown version of every listed page', () => {
    const { agency } = content;
    const text = builtText('llms.txt');
    expect(text.startsWith(`# ${agency.name}\n\n> ${agency.about}\n`)).toBe(true);
    const links = [...text.matchAll(/^- \[.+\]\((.+)\): (.+)$/gm)].map(
      ([, address, about]) => `${new URL(address as string).pathname} ${about}`,
    );
    expect(sorted(links)).toEqual(
      sorted(
        siteRoutes.filter((route) => route.listed).map(({ path, description }) => `${markdownPathOf(path)} ${setNumbers(description)}`),
      ),
    );
  });

  test('pages without content of their own are noindex', () => {
    for (const file of [...unlistedPaths.map(pageFile), ...missingPages]) {
      const page = builtPage(file);
      expect(select('meta[name=robots]', page)?.properties.content, file).toBe('noindex');
      expect(select('link[type="text/markdown"]', page), file).toBeUndefined();
    }
  });

  test.for(listed)('%s has a Markdown version with its text', (path) => {
    const page = builtPage(pageFile(path));
    expect(select('link[rel=alternate][type="text/markdown"]', page)?.properties.href).toBe(markdownPathOf(path));
    expect(select('meta[name=robots]', page)).toBeUndefined();
    const [first, ...rest] = builtText(markdownPathOf(path).slice(1)).split('\n');
    expect(first).toMatch(/^# \S/);
    // A page has more than its heading.
    expect(rest.join(' ').split(/\s+/).length).toBeGreaterThan(60);
  });
});

const under = (parent: string, names: string) => names.split(' ').map((name) => `${parent}/${name}`);

/**
 * Every path that the specification (section 2) and the product (sections 3 and 7) require. The site's list of routes is checked
 * against this list.
 */
const wantedPaths: readonly string[] = [
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
const unlistedPaths: readonly string[] = ['/contact/receipt', '/search'];
