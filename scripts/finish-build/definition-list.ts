import type { Element, ElementContent } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { BLOCK, make, text } from './make-element.ts';
import { textOf } from './text-of.ts';
import { withoutStrong } from './without-strong.ts';

/** Terms and their descriptions as bullets: **term**: description. A figure goes before what it counts: **25%** more revenue. */
export function definitionList(element: Element): Element {
  const items: { term: Element; descriptions: Element[] }[] = [];
  for (const part of selectAll('dt,dd', element)) {
    if (part.tagName === 'dt') items.push({ term: part, descriptions: [] });
    else items.at(-1)?.descriptions.push(part);
  }
  return make('ul', items.map(definition));
}

/** A number with its sign or unit and nothing else: 25%, 10M+, 24/7, 3x. */
const FIGURE = /^[-−+]?\d[\d.,/]*\p{L}?[%+]?$/u;

function definition({ term, descriptions }: { term: Element; descriptions: Element[] }): Element {
  const [first] = descriptions;
  if (first && descriptions.length === 1 && FIGURE.test(textOf(first).trim())) {
    return make('li', [make('strong', withoutStrong(first.children)), text(' '), ...withoutWrapper(term)]);
  }
  const described = descriptions.flatMap((part, index) => [text(index === 0 ? ': ' : ', '), ...withoutWrapper(part)]);
  return make('li', [make('strong', withoutStrong(withoutWrapper(term))), ...described]);
}

/** What stands in an element, out of its `<p>` or `<div>` if that is all there is. */
function withoutWrapper({ children }: Element): ElementContent[] {
  const [only, ...more] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return only?.type === 'element' && more.length === 0 && matches('p,div', only) && !select(BLOCK, { ...only, tagName: 'span' })
    ? only.children
    : children;
}
