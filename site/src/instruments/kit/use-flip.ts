import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Timing in milliseconds (docs: design, motion). */
export const glide: KeyframeAnimationOptions = { duration: 250, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * Animates elements that have moved within a box (FLIP). Each element has a unique `data-glide`.
 * No animation with reduced motion.
 * @param order changes when positions do
 */
export function useFlip(box: RefObject<HTMLElement | null>, order: string): void {
  const positions = useRef(new Map<string, { x: number; y: number; width: number }>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: measure again when the order changes.
  useLayoutEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const element of box.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? []) {
      // Relative to the box, so that scrolling does not matter.
      const { offsetLeft: x, offsetTop: y, offsetWidth: width } = element;
      const name = String(element.dataset.glide);
      const before = positions.current.get(name);
      positions.current.set(name, { x, y, width });
      if (!before || isStill || (before.x === x && before.y === y)) continue;
      const from = `translate(${before.x - x}px, ${before.y - y}px) scale(${before.width / width})`;
      element.animate({ transform: [from, 'none'], transformOrigin: ['0 0', '0 0'] }, glide);
    }
  }, [order]);
}
