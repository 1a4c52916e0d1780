import { palette } from '../palette.ts';

/** The wheel of a valve: the shop decides what passes. */
export function Valve({ x, y, scale = 1, turn = 0 }: { x: number; y: number; scale?: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`}>
      <circle r="17" fill={palette.paper} stroke={palette.ink} strokeWidth="5" />
      <path d="M-16 0H16M0-16V16" stroke={palette.ink} strokeWidth="4" />
      <circle r="5.5" fill={palette.marigold} stroke={palette.ink} strokeWidth="3" />
    </g>
  );
}
