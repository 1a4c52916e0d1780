import { palette } from '../palette.ts';

/** The foot of the balance: its middle stands at x, y; 100 wide at scale 1. */
export function Base({ x, y, scale = 1, fill = palette.paper }: { x: number; y: number; scale?: number; fill?: string }) {
  return <path transform={`translate(${x} ${y})scale(${scale})`} d="M-50 0Q-50-7-43-8-22-10-16-24H16Q22-10 43-8 50-7 50 0z" fill={fill} />;
}
