import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { composeSharePicture } from '../share-pictures/compose-share-picture.ts';
import { onlyToShare } from '../share-pictures/page-picture.ts';
import type { SharePicture } from '../share-pictures/render-share-pictures.ts';
import { addressOf } from './describe-file.ts';
import { markdownAddress, markdownOnly, markdownVersion } from './markdown-version.ts';
import { metaPolicy, type OutsideServices, pageElements, pagePolicy } from './page-policy.ts';

export interface FinishedPage {
  /** Path relative to the site folder, such as services/analytics.html. */
  file: string;
  policy: string;
  /** Path of the page's Markdown version relative to the site folder, and the page's full address. */
  markdown?: { file: string; canonical: string };
  share?: SharePicture;
  /** Problems that stop the build. */
  problems: string[];
}

const parser = unified().use(rehypeParse);

/**
 * Removes the elements that are only for the share picture or the Markdown version.
 * @returns the remaining HTML
 */
function removeBuildElements(source: string, page: Root): string {
  const removed = new Set<unknown>(pageElements(page).filter(({ properties }) => onlyToShare in properties || markdownOnly in properties));
  let html = source;
  // Cut from the end, so that earlier offsets stay valid.
  for (const { position } of ([...removed] as Element[]).reverse())
    html = html.slice(0, position?.start.offset) + html.slice(position?.end.offset);
  for (const parent of [page, ...pageElements(page)])
    parent.children = parent.children.filter((child) => !removed.has(child)) as typeof parent.children;
  return html;
}

/** A page to finish, and the options of the build. */
export interface PageOptions {
  folder: string;
  file: string;
  origin: string;
  hasStylesheets: boolean;
  services: OutsideServices;
  /** What the agency sells, in a line for the share pictures. */
  sells?: string;
}

/** Writes a page with its policy, and its Markdown version. Composes its share picture. */
export async function finishPage({ folder, file, origin, hasStylesheets, services, sells }: PageOptions): Promise<FinishedPage> {
  const source = await readFile(join(folder, file), 'utf8');
  const page = parser.parse(source);
  const finished: FinishedPage = { file, policy: '', problems: [] };
  try {
    const share = shareAddress(page, origin);
    if (share) finished.share = { file: decodeURI(share.slice(1)), ...(await composeSharePicture(page, source, sells)) };
    const address = markdownAddress(page, origin);
    if (address) {
      const canonical = origin + addressOf(file);
      finished.markdown = { file: decodeURI(address.slice(1)), canonical };
      await mkdir(dirname(join(folder, finished.markdown.file)), { recursive: true });
      await writeFile(join(folder, finished.markdown.file), markdownVersion(page, canonical));
    }
    const html = shortenDrawings(removeBuildElements(source, page));
    finished.policy = pagePolicy(page, hasStylesheets, services);
    finished.problems.push(...blockedMarkup(page).map((line) => `${file}: ${line}`));
    await writeFile(join(folder, file), insertPolicy(html, finished.policy));
  } catch (error) {
    finished.problems.push(`${file}: ${(error as Error).message}`);
  }
  return finished;
}

/**
 * Inserts the policy as a meta tag after `<meta charset>`, for hosts that do not send our headers.
 * @param html the page's HTML, without a policy
 * @throws Error when the page has no `<meta charset>`
 */
function insertPolicy(html: string, policy: string): string {
  const charset = /<meta charset="?utf-8"? ?\/?>/i;
  if (!charset.test(html)) throw new Error('has no <meta charset="utf-8"> in its <head>: add it, the security policy is placed after it');
  return html.replace(charset, `$&<meta http-equiv="content-security-policy" content="${metaPolicy(policy)}">`);
}

/**
 * Finds markup that browsers would block under the page's policy: `style=` attributes, `on…=` handlers and `javascript:` links.
 * Hashes cannot allow them (only 'unsafe-hashes' or 'unsafe-inline' could).
 * @returns one line for each: the element and what to write instead
 */
function blockedMarkup(page: Root): string[] {
  const lines: string[] = [];
  for (const element of pageElements(page)) {
    for (const [name, value] of Object.entries(element.properties)) {
      if (name === 'style') lines.push(`${startTag(element, 'style', value)}: use a class or an SVG attribute instead of style=`);
      else if (/^on/i.test(name))
        lines.push(`${startTag(element, name.toLowerCase(), value)}: listen in a script instead of ${name.toLowerCase()}=`);
      else if (name === 'href' && /^\s*javascript:/i.test(String(value)))
        lines.push(`${startTag(element, 'href', value)}: use a button and a script instead of javascript:`);
    }
  }
  return lines;
}

function startTag(element: Element, attribute: string, value: unknown): string {
  const { id, className } = element.properties;
  const attributes = [id && `id="${id}"`, className && `class="${[className].flat().join(' ')}"`].filter(Boolean).map((part) => `${part} `);
  const line = element.position ? ` (line ${element.position.start.line})` : '';
  return `<${element.tagName} ${attributes.join('')}${attribute}="${String(value).slice(0, 60)}">${line}`;
}

/**
 * Returns the path of the page's `og:image`; undefined if there is none, or it is on another site.
 * @param origin of the site, such as https://tarazu.example
 */
function shareAddress(page: Root, origin: string): string | undefined {
  const meta = select('meta[property="og:image"]', page);
  const address = meta && new URL(String(meta.properties.content), origin);
  return address && address.origin === origin ? address.pathname : undefined;
}

const drawing = /<svg\b.*?<\/svg>/gs;
const emptyElement = /><\/(?:path|circle|ellipse|rect|line|use)>/g;
const longNumber = /-?\d+\.\d{4,}/g;

/** Shortens the drawings of a page: closes empty elements by a slash, and rounds numbers to thousandths of a unit. */
export const shortenDrawings = (html: string): string =>
  html.replace(drawing, (svg) =>
    svg.replace(emptyElement, '/>').replace(longNumber, (number) => String(Number(Number(number).toFixed(3)))),
  );
