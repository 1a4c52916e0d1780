import type { ReactNode } from 'react';
import { palette } from '../palette.ts';

interface ScreenProps {
  /** The middle of its foot. */
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: string;
  /** What it shows: 0, 0 is the upper left corner of the glass. */
  children: ReactNode;
}

/** A small screen on its foot, on a counter; the foot is 22 high. */
export function Screen({ x, y, width, height, fill = palette.white, children }: ScreenProps) {
  return (
    <g transform={`translate(${x - width / 2} ${y - height - 22})`}>
      <path d={`M${width / 2 - 28} ${height + 22}q4-12 18-12v-14h20v14q14 0 18 12z`} fill={palette.ink} />
      <rect width={width} height={height} rx="12" fill={fill} stroke={palette.ink} strokeWidth="7" />
      {children}
    </g>
  );
}
