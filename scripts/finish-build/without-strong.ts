import type { ElementContent } from 'hast';

/** Bold inside bold would show its asterisks. */
export function withoutStrong(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [child];
    const inside = withoutStrong(child.children);
    return child.tagName === 'b' || child.tagName === 'strong' ? inside : [{ ...child, children: inside }];
  });
}
