import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Node, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { composeSharePicture } from '../share-pictures/compose-share-picture.ts';
import { onlyToShare } from '../share-pictures/page-picture.ts';
import type { SharePicture } from '../share-pictures/render-share-pictures.ts';
import { shareAddress } from '../share-pictures/share-address.ts';
import { addressOf } from './address-of.ts';
import { blockedMarkup } from './blocked-markup.ts';
import { insertPolicy, withoutPolicy } from './insert-policy.ts';
import { makeText } from './make-element.ts';
import { markdownTwin, onlyInTwin, twinAddress } from './markdown-twin.ts';
import { ownStyles } from './own-styles.ts';
import { pageElements } from './page-elements.ts';
import { type OutsideServices, pagePolicy } from './page-policy.ts';
import { trimMarkup } from './trim-markup.ts';
import { wordsInScripts } from './words-in-scripts.ts';

/** One page after its finish. */
export interface FinishedPage {
  /** Path below the site's folder, such as services/analytics.html. */
  file: string;
  policy: string;
  /** Path of its Markdown twin below the site's folder, and the page's own full address. */
  twin?: { file: string; canonical: string };
  share?: SharePicture;
  /** What must be mended before the site can be served; empty when all is well. */
  problems: string[];
}

const parser = unified().use(rehypeParse);

/**
 * Takes out of a parsed page what is there for its share picture or its Markdown twin alone, and styles of what it has not.
 * @returns its source then
 */
async function asVisitorsGetIt(folder: string, source: string, page: Root): Promise<string> {
  const cuts = pageElements(page).filter(({ properties }) => onlyToShare in properties || onlyInTwin in properties);
  // From the end on, so that the places before stay where they are.
  const whole = cuts.reduceRight((rest, { position }) => rest.slice(0, position?.start.offset) + rest.slice(position?.end.offset), source);
  const html = ownStyles(whole, await wordsInScripts(folder, whole));
  const sheets = pageElements(page).filter(({ tagName }) => tagName === 'style');
  const sheet = sheets.pop();
  const gone = new Set<Node>([...cuts, ...sheets]);
  for (const parent of [page, ...pageElements(page)])
    parent.children = parent.children.filter((child) => !gone.has(child)) as typeof parent.children;
  if (sheet) sheet.children = [makeText(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '')];
  return html;
}

/** One page of the built site, and what holds for all of them. */
export interface PageOptions {
  folder: string;
  file: string;
  origin: string;
  hasStylesheets: boolean;
  services: OutsideServices;
  /** What the agency sells, in a line for the share pictures. */
  sells?: string;
}

/** Where a page stands as our server sends it: beside the site's folder, which is for hosts of plain files. */
export const servedPage = (folder: string, file: string): string => join(dirname(folder), 'pages', file);

/**
 * Gives one built page its policy, its Markdown twin, and what its share picture shows.
 */
export async function finishPage({ folder, file, origin, hasStylesheets, services, sells }: PageOptions): Promise<FinishedPage> {
  const source = withoutPolicy(await readFile(join(folder, file), 'utf8'));
  const page = parser.parse(source);
  const finished: FinishedPage = { file, policy: '', problems: [] };
  try {
    const share = shareAddress(page, origin);
    if (share) finished.share = { file: decodeURI(share.slice(1)), ...(await composeSharePicture(page, source, sells)) };
    const address = twinAddress(page, origin);
    if (address) {
      const canonical = origin + addressOf(file);
      finished.twin = { file: decodeURI(address.slice(1)), canonical };
      await mkdir(dirname(join(folder, finished.twin.file)), { recursive: true });
      await writeFile(join(folder, finished.twin.file), markdownTwin(page, canonical));
    }
    const html = trimMarkup(await asVisitorsGetIt(folder, source, page));
    finished.policy = pagePolicy(page, hasStylesheets, services);
    finished.problems.push(...blockedMarkup(page).map((line) => `${file}: ${line}`));
    // Our server says the policy in a header. Said again in the page it would cost a phone the first flight (docs/decisions/0035-*.md).
    await mkdir(dirname(servedPage(folder, file)), { recursive: true });
    await writeFile(servedPage(folder, file), html);
    await writeFile(join(folder, file), insertPolicy(html, finished.policy));
  } catch (error) {
    finished.problems.push(`${file}: ${(error as Error).message}`);
  }
  return finished;
}
