import { palette } from '../palette.ts';

/** Draws two opposite arrows, the symbol of a swap. */
export function Swap({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <circle r="19" fill={palette.ink} />
      <path d="M-9-5H8L3-10M9 5H-8L-3 10" fill="none" stroke={palette.white} strokeWidth="3" />
    </g>
  );
}
