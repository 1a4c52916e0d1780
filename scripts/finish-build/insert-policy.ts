import type { Element, Root } from 'hast';
import { pageElements } from './page-elements.ts';
import { metaPolicy } from './page-policy.ts';

/**
 * Writes the policy into the page as a meta tag right after `<meta charset>`, for hosts that send no header of ours.
 * The text is cut and joined, never printed anew from the tree, so that nothing else changes. A policy from an earlier run is replaced.
 * @param html the page's source, of which `page` is the tree
 * @throws Error when the page has no `<meta charset>`
 */
export function insertPolicy(html: string, page: Root, policy: string): string {
  const metas = [...pageElements(page)].filter(({ tagName }) => tagName === 'meta');
  const charset = metas.find(({ properties }) => properties.charSet !== undefined);
  if (!charset) throw new Error('has no <meta charset="utf-8"> in its <head>: add it, the security policy is placed after it');
  const earlier = metas.find(({ properties }) => [properties.httpEquiv].flat().join().toLowerCase() === 'content-security-policy');
  const place = offsets(charset).end;
  const rest =
    earlier && offsets(earlier).start >= place
      ? html.slice(place, offsets(earlier).start) + html.slice(offsets(earlier).end)
      : html.slice(place);
  return `${html.slice(0, place)}<meta http-equiv="content-security-policy" content="${metaPolicy(policy)}">${rest}`;
}

function offsets({ position }: Element): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
