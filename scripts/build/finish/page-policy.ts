import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';

/** Other origins that pages may contact. Where one is missing, pages use our own server. */
export interface OutsideServices {
  /** E-mail service that the form is sent to. */
  email?: string | undefined;
  /** Model API that answers the assistant's questions. */
  chat?: string | undefined;
  /** Tag manager, after consent: its script, reports and tracking pixels. */
  tagManager?: string | undefined;
}

/**
 * Builds the Content-Security-Policy of one page. Hashes allow each inline script and style; nothing is 'unsafe-…'.
 * Picture hosts are those that the page uses; content rules restrict them.
 * @param page the parsed page
 * @param hasStylesheets whether the build has .css files: a script may load one later, so every page then allows our own origin's
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

/** Removes frame-ancestors from a policy, which meta tags do not support (https://www.w3.org/TR/CSP3/#meta-element). */
export function metaPolicy(policy: string): string {
  return policy.replace(`${FRAME_ANCESTORS}; `, '');
}

/** Script types that a browser executes or obeys; others, such as application/ld+json, are data. */
const RUN_TYPES = new Set(['', 'module', 'importmap', 'speculationrules', 'text/javascript', 'application/javascript']);

function isInlineScript({ properties }: Element): boolean {
  return properties.src === undefined && RUN_TYPES.has(String(properties.type ?? '').toLowerCase());
}

function hashOf(element: Element): string {
  const text = element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Lists all elements of a parsed page in document order.
 * Includes `<template>` content, which reaches the page through shadow roots or scripts under the same policy.
 */
export function pageElements(page: Root): Element[] {
  const elements: Element[] = [];
  const enter = (parent: Root | Element) => {
    const children = 'content' in parent && parent.content ? parent.content.children : parent.children;
    for (const child of children) {
      if (child.type !== 'element') continue;
      elements.push(child);
      enter(child);
    }
  };
  enter(page);
  return elements;
}
