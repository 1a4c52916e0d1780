import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { pageElements } from './page-elements.ts';

/** Origins besides our own that the pages may talk to; without one, our own server does it. */
export interface OutsideServices {
  /** Where the form is sent to, by a script and without one. */
  email?: string | undefined;
  /** What answers the assistant's questions. */
  chat?: string | undefined;
  /** Where a tag manager comes from, after consent: its script, what it reports, and its pictures of one pixel. */
  tagManager?: string | undefined;
}

/**
 * The Content-Security-Policy of one page. Inline scripts and styles are allowed by their hash, one by one; nothing is 'unsafe-…'.
 * Pictures may come from the hosts that the page shows one from; the content's own rules say which those may be.
 * @param page the parsed page
 * @param hasStylesheets whether the build has .css files; a script may load one later, so any page then allows its own origin's
 */
export function pagePolicy(page: Root, hasStylesheets: boolean, services: OutsideServices = {}): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const pictures = new Set<string>();
  for (const element of pageElements(page)) {
    if (element.tagName === 'script' && isInlineScript(element)) scripts.add(hashOf(element));
    if (element.tagName === 'img' && /^https?:/.test(String(element.properties.src)))
      pictures.add(new URL(String(element.properties.src)).origin);
    if (element.tagName === 'style') styles.add(hashOf(element));
  }
  const ownAnd = (...more: (string | undefined)[]) => ["'self'", ...more].filter(Boolean).join(' ');
  const styleSources = [...(hasStylesheets ? ["'self'"] : []), ...styles];
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `form-action ${ownAnd(services.email)}`,
    FRAME_ANCESTORS,
    `img-src ${ownAnd('data:', services.tagManager, ...pictures)}`,
    "font-src 'self'",
    `connect-src ${ownAnd(services.email, services.chat, services.tagManager)}`,
    `script-src ${ownAnd(services.tagManager, ...scripts)}`,
    `style-src ${styleSources.join(' ') || "'none'"}`,
  ].join('; ');
}

const FRAME_ANCESTORS = "frame-ancestors 'none'";

/** The same policy for a meta tag, which cannot carry frame-ancestors (https://www.w3.org/TR/CSP3/#meta-element). */
export function metaPolicy(policy: string): string {
  return policy.replace(`${FRAME_ANCESTORS}; `, '');
}

/** Types that a browser runs or obeys; any other, such as application/ld+json, is data and outside the policy. */
const RUN_TYPES = new Set(['', 'module', 'importmap', 'speculationrules', 'text/javascript', 'application/javascript']);

function isInlineScript({ properties }: Element): boolean {
  return properties.src === undefined && RUN_TYPES.has(String(properties.type ?? '').toLowerCase());
}

function hashOf(element: Element): string {
  const text = element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
