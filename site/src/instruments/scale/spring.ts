import { type RefObject, useEffect, useRef } from 'react';

/** Geometry in drawing units: pivot, length of an arm, distance from hook to rim, and half a pan's width and its depth. */
export const geometry = { x: 280, y: 66, arm: 174, drop: 132, half: 96, deep: 40 } as const;

/** Maximum tilt in degrees. */
export const most = 15;

/** Returns the tilt for a gap in degrees: almost linear around 0, and no gap reaches the end of the dial. */
export const tilt = (gap: number, unit: number): number => most * Math.tanh(gap / unit);

/** Gap in pieces that tilts the beam by three quarters of the maximum. Half of a weight's way moves it by a quarter of its range or more. */
export const units = { tote: 360, lamp: 30, sweets: 210 } as const;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Returns the transforms for a tilt of the beam and a swing of the pans, in degrees. Positive: left pan down. */
export function transforms(angle: number, swing: number) {
  const { arm } = geometry;
  const radians = (angle * Math.PI) / 180;
  const across = arm * Math.cos(radians);
  const down = arm * Math.sin(radians);
  const pan = (x: number, y: number) => `translate(${rounded(x)} ${rounded(y)})${swing ? `rotate(${rounded(swing)})` : ''}`;
  return { beam: `rotate(${rounded(-angle)})`, left: pan(-across, down), right: pan(across, -down) };
}

/** Applies tilt and swing to the drawing's elements with `data-part`. */
function pose(drawing: HTMLElement, angle: number, swing: number): void {
  for (const [part, transform] of Object.entries(transforms(angle, swing)))
    drawing.querySelector(`[data-part=${part}]`)?.setAttribute('transform', transform);
}

/** Spring constants for each frame at 60 Hz: pull towards the goal, and friction. */
const pull = 0.055;
const friction = 0.12;
/** Speed of the beam when other goods lie in the pans, or when a limit decides. */
const knock = 1.8;
/** Threshold of rest in degrees. */
const rest = 0.02;
const frame = 1000 / 60;

/**
 * Animates the tilt as a damped spring. Writes only transforms, through `pose`.
 * @param goal degrees, positive: left pan down
 * @param load what lies in the pans; each change moves the beam if its tilt stays, too
 */
export function useSpring(drawing: RefObject<HTMLElement | null>, goal: number, load: string): void {
  const state = useRef({ angle: goal, speed: 0, swing: 0, timer: 0, load });
  useEffect(() => {
    const spring = state.current;
    const root = drawing.current;
    if (!root) return;
    cancelAnimationFrame(spring.timer);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      Object.assign(spring, { angle: goal, speed: 0, swing: 0 });
      pose(root, goal, 0);
      return;
    }
    if (spring.load !== load) spring.speed = knock * Math.sign(goal || 1);
    spring.load = load;
    const step = () => {
      spring.speed += (goal - spring.angle) * pull - spring.speed * friction;
      spring.angle += spring.speed;
      spring.swing += (spring.speed * 1.6 - spring.swing) * 0.15;
    };
    let before = performance.now();
    let pendingTime = 0;
    const draw = (now: number) => {
      // Simulate fixed time steps, independent of the refresh rate, and at most four after a pause.
      pendingTime = Math.min(pendingTime + now - before, 4 * frame);
      before = now;
      for (; pendingTime >= frame; pendingTime -= frame) step();
      if (Math.abs(goal - spring.angle) + Math.abs(spring.speed) + Math.abs(spring.swing) < rest) {
        Object.assign(spring, { angle: goal, speed: 0, swing: 0 });
        pose(root, goal, 0);
        return;
      }
      pose(root, spring.angle, spring.swing);
      spring.timer = requestAnimationFrame(draw);
    };
    spring.timer = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(spring.timer);
  }, [drawing, goal, load]);
}
