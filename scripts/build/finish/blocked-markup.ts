import type { Element, Root } from 'hast';
import { pageElements } from './page-elements.ts';

/**
 * Finds markup that browsers would block under the page's policy: `style=` attributes, `on…=` handlers and `javascript:` links.
 * Hashes cannot allow them (only 'unsafe-hashes' or 'unsafe-inline' could).
 * @returns one line for each: the element and what to write instead
 */
export function blockedMarkup(page: Root): string[] {
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
