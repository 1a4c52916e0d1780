import { palette } from '../palette.ts';

/** Draws the balance's base, 100 wide at scale 1, with its middle at x, y. */
export function Base({ x, y, scale = 1, fill = palette.paper }: { x: number; y: number; scale?: number; fill?: string }) {
  return <path transform={`translate(${x} ${y})scale(${scale})`} d="M-50 0Q-50-7-43-8-22-10-16-24H16Q22-10 43-8 50-7 50 0z" fill={fill} />;
}
