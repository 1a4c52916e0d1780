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
 * @param stop degrees at which a limit stops the beam; undefined without one
 */
export function useSpring(drawing: RefObject<HTMLElement | null>, goal: number, stop: number | undefined): void {
  const state = useRef({ angle: goal, speed: 0, swing: 0, timer: 0 });
  useEffect(() => {
    const it = state.current;
    const root = drawing.current;
    if (!root) return;
    cancelAnimationFrame(it.timer);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      Object.assign(it, { angle: goal, speed: 0, swing: 0 });
      pose(root, goal, 0);
      return;
    }
    const step = () => {
      it.speed += (goal - it.angle) * pull - it.speed * friction;
      it.angle += it.speed;
      if (stop !== undefined && (it.angle - stop) * Math.sign(stop || goal) > 0) {
        it.angle = stop;
        it.speed *= -bounce;
      }
      it.swing += (it.speed * 1.6 - it.swing) * 0.15;
    };
    let before = performance.now();
    let owed = 0;
    const draw = (now: number) => {
      // Fixed time steps, independent of the refresh rate; at most four after a pause.
      owed = Math.min(owed + now - before, 4 * frame);
      before = now;
      for (; owed >= frame; owed -= frame) step();
      if (Math.abs(goal - it.angle) + Math.abs(it.speed) + Math.abs(it.swing) < rest) {
        Object.assign(it, { angle: goal, speed: 0, swing: 0 });
        pose(root, goal, 0);
        return;
      }
      pose(root, it.angle, it.swing);
      it.timer = requestAnimationFrame(draw);
    };
    it.timer = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(it.timer);
  }, [drawing, goal, stop]);
}
