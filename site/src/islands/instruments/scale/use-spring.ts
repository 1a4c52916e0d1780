import { type RefObject, useEffect, useRef } from 'react';
import { pose } from './pose.ts';

/** Spring constants for each frame at 60 Hz: pull towards the goal, friction, and bounce at a stop. */
const pull = 0.055;
const friction = 0.12;
const bounce = 0.45;
/** Threshold of rest in degrees. */
const rest = 0.02;
const frame = 1000 / 60;

/**
 * Animates the tilt as a damped spring. Writes only transforms, through `pose`.
 * @param goal degrees, positive: left pan down
 * @param stop degrees at which a limit stops the beam; undefined without a limit
 */
export function useSpring(drawing: RefObject<HTMLElement | null>, goal: number, stop: number | undefined): void {
  const state = useRef({ angle: goal, speed: 0, swing: 0, timer: 0 });
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
    const step = () => {
      spring.speed += (goal - spring.angle) * pull - spring.speed * friction;
      spring.angle += spring.speed;
      if (stop !== undefined && (spring.angle - stop) * Math.sign(stop || goal) > 0) {
        spring.angle = stop;
        spring.speed *= -bounce;
      }
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
  }, [drawing, goal, stop]);
}
