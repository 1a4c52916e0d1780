import type { Element, ElementContent } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { figure } from '../../../content/schema/words.ts';
import { BLOCK, makeElement, makeText } from './make-element.ts';
import { removeStrong } from './remove-strong.ts';

/** Converts a `<dl>` to bullets: **term**: description. A figure comes first: **25%** more revenue. */
export function definitionList(element: Element): Element {
  const items: { term: Element; descriptions: Element[] }[] = [];
  for (const part of selectAll('dt,dd', element)) {
    if (part.tagName === 'dt') items.push({ term: part, descriptions: [] });
    else items.at(-1)?.descriptions.push(part);
  }
  return makeElement('ul', items.map(definition));
}

/** Matches a published figure, such as 25%, 2-4 weeks or under 50 ms. */
const isFigure = (part: Element) => figure.safeParse(textOf(part)).success && !select('a', part);

function definition({ term, descriptions }: { term: Element; descriptions: Element[] }): Element {
  const [first, ...more] = descriptions;
  if (first && isFigure(first)) {
    const measured = removeStrong(withoutWrapper(term));
    return makeElement('li', [
      makeElement('strong', removeStrong(first.children)),
      makeText(' '),
      ...measured,
      ...more.flatMap(afterComma),
    ]);
  }
  const described = first ? [makeText(': '), ...withoutWrapper(first), ...more.flatMap(afterComma)] : [];
  return makeElement('li', [makeElement('strong', removeStrong(withoutWrapper(term))), ...described]);
}

const afterComma = (part: Element) => [makeText(', '), ...withoutWrapper(part)];

/** Returns the children of an element, without a single `<p>` or `<div>` around them. */
function withoutWrapper({ children }: Element): ElementContent[] {
  const [only, ...more] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return only?.type === 'element' && more.length === 0 && matches('p,div', only) && !select(BLOCK, { ...only, tagName: 'span' })
    ? only.children
    : children;
}
