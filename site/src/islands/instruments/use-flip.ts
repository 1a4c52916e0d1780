import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Short and eased out, in milliseconds (design: motion). */
const glide: KeyframeAnimationOptions = { duration: 250, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * Things that changed their places in a box go there before the visitor's eyes. Each is marked `data-glide` with a name of its own.
 * Where motion is reduced they are there at once.
 * @param order changes when places do
 */
export function useFlip(box: RefObject<HTMLElement | null>, order: string): void {
  const seen = useRef(new Map<string, { x: number; y: number; width: number }>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew whenever the order is another.
  useLayoutEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const thing of box.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? []) {
      // Within its box: the page may have been scrolled meanwhile.
      const { offsetLeft: x, offsetTop: y, offsetWidth: width } = thing;
      const name = String(thing.dataset.glide);
      const before = seen.current.get(name);
      seen.current.set(name, { x, y, width });
      if (!before || isStill || (before.x === x && before.y === y)) continue;
      const from = `translate(${before.x - x}px, ${before.y - y}px) scale(${before.width / width})`;
      thing.animate({ transform: [from, 'none'], transformOrigin: ['0 0', '0 0'] }, glide);
    }
  }, [order]);
}
