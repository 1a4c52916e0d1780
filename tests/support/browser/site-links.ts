import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { builtFiles, builtPage, builtText, sitemapPaths } from '../built-site/built-site.ts';

/** A link in a file of the built site. */
export interface FoundLink {
  /** The built file. */
  file: string;
  href: string;
}

/** Anchors of every page, with and without href. */
export function anchors(): { file: string; anchor: Element }[] {
  return builtFiles('.html').flatMap((file) => selectAll('a', builtPage(file)).map((anchor) => ({ file, anchor })));
}

/** Every URL in the site's pages and plain files: links, scripts, styles, fonts, pictures, Markdown links and the sitemap. */
export function links(): FoundLink[] {
  const inPages = builtFiles('.html').flatMap((file) => addressesIn(builtPage(file)).map((href) => ({ file, href })));
  const inText = [...builtFiles('.md'), 'llms.txt'].flatMap((file) =>
    [...builtText(file).matchAll(/\]\(<?([^)>\s]+)>?(?: "[^"]*")?\)/g)].map(([, href]) => ({ file, href: href as string })),
  );
  const inRobots = [...builtText('robots.txt').matchAll(/^Sitemap: (.+)$/gm)].map(([, href]) => ({
    file: 'robots.txt',
    href: href as string,
  }));
  return [...inPages, ...inText, ...inRobots, ...sitemapPaths().map((href) => ({ file: 'sitemap.xml', href }))];
}

function addressesIn(page: Root): string[] {
  const addressed = selectAll('[href], [src], [action]', page).filter(({ tagName }) => tagName !== 'use');
  return addressed.map(({ properties }) => String(properties.href ?? properties.src ?? properties.action));
}
