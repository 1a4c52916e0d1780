import { palette } from '../palette.ts';

interface ShelfTagProps {
  /** Point below a shelf where the string is tied. */
  x: number;
  y: number;
  size: number;
  width?: number;
  fill?: string;
  children: string;
}

/** Draws a tag on a string below a shelf, 2.6 times as high as its letters and, without a width, 3.6 times as wide. */
export function ShelfTag({ x, y, size, width = size * 3.6, fill = palette.white, children }: ShelfTagProps) {
  const half = width / 2;
  const cut = size * 0.55;
  const top = size * 0.5;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M${cut - half} ${top}H${half - cut}L${half} ${top + cut}V${size * 2.5}H${-half}V${top + cut}z`}
        fill={fill}
        stroke={fill}
        strokeWidth={size * 0.2}
      />
      <path d={`M0 0V${top + size * 0.2}`} stroke={palette.ink} strokeWidth="3" />
      <circle cy={top + size * 0.28} r={size * 0.14} fill={palette.ink} />
      <text y={size * 2.06} fontSize={size} fontWeight="700" textAnchor="middle" fill={palette.ink}>
        {children}
      </text>
    </g>
  );
}
