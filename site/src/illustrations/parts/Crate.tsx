import { palette } from '../palette.ts';

/** Draws a slatted crate, 200 × 96, with the middle of its base at x, y. Draw goods before the crate, so that they are behind it. */
export function Crate({ x, y, scale = 1, wood = palette.marigold }: { x: number; y: number; scale?: number; wood?: string }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path d="M-92-90V0H-78V-90zM78-90V0H92V-90z" fill={palette.madderInk} />
      <path d="M-100-86H100V-62H-100zM-100-56H100V-32H-100zM-100-26H100V-2H-100z" fill={wood} />
      <path d="M-85-74v.1M85-74v.1M-85-44v.1M85-44v.1M-85-14v.1M85-14v.1" stroke={palette.ink} strokeWidth="5" />
    </g>
  );
}
