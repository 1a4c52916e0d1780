import type { Element, Root } from 'hast';

/**
 * Every element of a parsed page in document order.
 * `<template>` is entered too: its content is put into the page by the parser (shadow roots) or by a script, under the same policy.
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
