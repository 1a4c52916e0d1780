import type { ReactNode } from 'react';
import { palette } from '../palette.ts';

interface PanProps {
  /** Hook on the beam. */
  x: number;
  y: number;
  /** Distance from the hook to the rim, on which goods stand. */
  drop: number;
  /** Half the rim's width. */
  half: number;
  string?: string;
  rim?: string;
  /** Content of the pan, standing at y + drop. */
  children?: ReactNode;
}

/** Draws a pan of the balance: strings, content and bowl. */
export function Pan({ x, y, drop, half, string = palette.paper, rim = palette.marigoldTint, children }: PanProps) {
  const left = x - half;
  const floor = y + drop;
  return (
    <>
      <path d={`M${left + 3} ${floor} ${x} ${y} ${x + half - 3} ${floor}`} fill="none" stroke={string} strokeWidth="2.5" />
      {children}
      <path d={`M${left} ${floor}h${half * 2}a${half} ${half * 0.6} 0 0 1-${half * 2} 0z`} fill={palette.marigold} />
      <path d={`M${left} ${floor}h${half * 2}`} stroke={rim} strokeWidth="4" />
    </>
  );
}
