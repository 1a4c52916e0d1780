import * as aboutPages from './schema/about-pages.ts';
import { caseStudy } from './schema/case-study.ts';
import * as contactPages from './schema/contact-pages.ts';
import { document, news } from './schema/document.ts';
import { offer, service, size } from './schema/offer.ts';
import * as single from './schema/pages.ts';
import * as technology from './schema/technology.ts';

/**
 * Every page of the site in reading order. The loader, the routes, the search and the assistant all read this table.
 *
 * - `path`: URL path. For several pages of a kind, the pattern with the parameter name used in site/src/pages. The parent page is
 *   the page with the longest matching prefix.
 * - `file`, or `folder` with a page per file: path below content/, and in camel case the key in the loaded content
 *   (pages/global-presence.yaml is pages.globalPresence). `list`: a page per entry of that list in the file.
 * - `schema`: of the file, or of each file in the folder. A list's file is the file of another row.
 * - `name`: label in breadcrumbs and lists; default is the field `name`. `nameField`: another field.
 * - `optional`: the folder may be missing.
 * - `kind`: type for search engines, default page. `listed`: in the sitemap and indexed, default true.
 */
export const pages = [
  { path: '/', file: 'pages/home.yaml', schema: single.home, name: 'Home' },
  { path: '/services', file: 'pages/services.yaml', schema: single.services, name: 'Services' },
  { path: '/services/[slug]', folder: 'services', schema: service, kind: 'service' },
  { path: '/solutions', file: 'pages/solutions.yaml', schema: single.solutions, name: 'Solutions' },
  { path: '/solutions/[slug]', folder: 'solutions', schema: size, kind: 'service' },
  { path: '/solutions/comparison', file: 'pages/comparison.yaml', schema: single.comparison, name: 'Comparison' },
  { path: '/solutions/industries', file: 'pages/industries.yaml', schema: single.industries },
  { path: '/solutions/industries/[slug]', folder: 'industries', schema: offer, kind: 'service' },
  { path: '/technology', file: 'pages/technology.yaml', schema: single.technology, name: 'Technology' },
  { path: '/technology/ai-ml', file: 'technology/ai-ml.yaml', schema: technology.aiMl },
  { path: '/technology/ecommerce-platforms', file: 'technology/ecommerce-platforms.yaml', schema: technology.ecommercePlatforms },
  { path: '/technology/integration', file: 'technology/integration.yaml', schema: technology.integration },
  { path: '/about', file: 'pages/about.yaml', schema: aboutPages.about, name: 'About' },
  { path: '/about/team', file: 'pages/team.yaml', schema: aboutPages.team, name: 'Team' },
  { path: '/about/journey', file: 'pages/journey.yaml', schema: aboutPages.journey, name: 'Journey' },
  { path: '/about/global-presence', file: 'pages/global-presence.yaml', schema: aboutPages.globalPresence, name: 'Global presence' },
  { path: '/about/how-we-count', file: 'pages/how-we-count.yaml', schema: aboutPages.howWeCount, name: 'How we count results' },
  { path: '/case-studies', file: 'pages/case-studies.yaml', schema: single.caseStudies, name: 'Case studies' },
  { path: '/case-studies/[clientId]', folder: 'case-studies', schema: caseStudy, nameField: 'client', kind: 'article' },
  { path: '/resources', file: 'pages/resources.yaml', schema: single.resources, name: 'Resources' },
  { path: '/resources/category/[category]', file: 'pages/resources.yaml', list: 'categories' },
  { path: '/resources/[document]', folder: 'documents', schema: document, nameField: 'title', kind: 'article' },
  { path: '/resources/[document]', folder: 'news', schema: news, nameField: 'title', kind: 'article', optional: true },
  { path: '/contact', file: 'pages/contact.yaml', schema: contactPages.contact, name: 'Contact' },
  { path: '/contact/receipt', file: 'pages/receipt.yaml', schema: contactPages.receipt, name: 'Receipt', listed: false },
  { path: '/search', file: 'pages/search.yaml', schema: single.search, name: 'Find a page', listed: false },
  { path: '/privacy', file: 'pages/privacy.md', schema: single.legal, name: 'Privacy' },
  { path: '/terms', file: 'pages/terms.md', schema: single.legal, name: 'Terms' },
  { path: '/accessibility', file: 'pages/accessibility.md', schema: single.legal, name: 'Accessibility' },
] as const;

/** Legal texts: each shows its date, and each of its paragraphs can be an answer of the assistant. */
export const legalTexts = ['privacy', 'terms'] as const;

/** Pages of running text with a table of contents: those whose file is Markdown. */
export const textPages = [...legalTexts, 'accessibility'] as const;

/** Folder with a page per file. */
export type PageFolder = Extract<(typeof pages)[number], { folder: string }>['folder'];

/**
 * Returns the address of an entry's page.
 * @param slug the file name without .yaml
 */
export function pathOf(folder: PageFolder, slug: string): string {
  const pattern = pages.find((page) => 'folder' in page && page.folder === folder)?.path as string;
  return pattern.replace(/\[\w+\]$/, slug);
}
