import { palette } from '../palette.ts';
import { Van } from './Van.tsx';

/** Draws an order's route from shop to door with a van, `width` units long, for a sky background. */
export function Route({ x, y, width, scale }: { x: number; y: number; width: number; scale: number }) {
  const van = width * 0.62;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0H${width}`} stroke={palette.white} strokeOpacity=".45" strokeWidth="4" strokeDasharray="1 10" />
      <path d={`M0 0H${van}`} stroke={palette.marigold} strokeWidth="5" />
      <circle r={7 * scale} fill={palette.marigold} />
      <Van x={van} y={15 * scale} scale={scale} fill={palette.white} />
      <g transform={`translate(${width} 0)scale(${scale})`}>
        <path d="M-13 12V-6L0-18 13-6V12z" fill={palette.white} stroke={palette.white} strokeWidth="4" />
        <path d="M-4 13V2H4V13z" fill={palette.madder} />
      </g>
    </g>
  );
}
