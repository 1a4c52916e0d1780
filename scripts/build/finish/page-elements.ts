import type { Element, Root } from 'hast';

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
