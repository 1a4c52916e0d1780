import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** Elements that belong to the word before them: 10<sup>6</sup>. */
const CLOSE = new Set(['sup', 'sub', 'wbr', 'br']);

/**
 * Inserts a space between siblings that only CSS separates: `<b>25%</b><span>more</span>` becomes "25% more".
 * Inserts none before a comma or colon. Between an element and bare text it inserts one only where two words of letters meet:
 * `<b>Call</b>us` becomes "Call us", and `<b>25</b>%`, `<b>7</b>x` and `(<i>so</i>)` stay unchanged.
 */
export function insertSpaces(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index): ElementContent[] => {
    const before = children[index - 1];
    return before && wouldGlue(before, child) ? [{ type: 'text', value: ' ' }, child] : [child];
  });
}

function wouldGlue(before: ElementContent, after: ElementContent): boolean {
  if (isClose(before) || isClose(after) || /^[,.:;!?)]/.test(textOf(after))) return false;
  if (before.type === 'element' && after.type === 'element') return true;
  return /[\p{L}\p{N}.,:!?%]$/u.test(textOf(before)) && /^(\p{L}{2}|\p{N})/u.test(textOf(after)) && before.type !== after.type;
}

function isClose(node: ElementContent): boolean {
  return node.type === 'element' && CLOSE.has(node.tagName);
}
