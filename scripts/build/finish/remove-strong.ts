import type { ElementContent } from 'hast';

/** Unwraps bold elements: nested bold would show its asterisks in Markdown. */
export function removeStrong(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [child];
    const inside = removeStrong(child.children);
    return child.tagName === 'b' || child.tagName === 'strong' ? inside : [{ ...child, children: inside }];
  });
}
