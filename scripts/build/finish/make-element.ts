import type { Element, ElementContent } from 'hast';

export const HEADING = 'h1,h2,h3,h4,h5,h6';

/** Selector of elements that become blocks in Markdown. */
export const BLOCK = `p,div,ul,ol,dl,table,blockquote,pre,figure,section,article,header,footer,hr,${HEADING}`;

/** Makes a hast text node. */
export function makeText(value: string): ElementContent {
  return { type: 'text', value };
}

/** Makes a hast element without attributes. */
export function makeElement(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
