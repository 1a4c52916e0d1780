import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** Written close to the word before them on purpose: 10<sup>6</sup>. */
const CLOSE = new Set(['sup', 'sub', 'wbr', 'br']);

/**
 * Puts a space between neighbours that only the page's style keeps apart: `<b>25%</b><span>more</span>` reads 25% more.
 * None stands before a comma or a colon. Between an element and bare text that needs a word on both sides, so that `<b>25</b>%`, `<b>7</b>x` and `(<i>so</i>)` stay as they are.
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
