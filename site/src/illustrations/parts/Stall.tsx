import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import { Awning } from './Awning.tsx';

interface StallProps {
  /** Middle of the base. */
  x: number;
  y: number;
  width: number;
  /** Height of the awning's edge and of the counter above the floor. */
  height: number;
  counter: number;
  fill: string;
  front?: string;
  /** Goods on the counter, around 0, 0. */
  children: ReactNode;
}

/** Draws a market stall: posts, awning, counter and goods. */
export function Stall({ x, y, width, height, counter, fill, front = palette.white, children }: StallProps) {
  const half = width / 2;
  const thick = width / 32;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M${thick * 2 - half}-4V${-height}M${half - thick * 2}-4V${-height}`} stroke={palette.ink} strokeWidth={thick} />
      <g transform={`translate(0 ${-counter})`}>{children}</g>
      <path d={`M${thick - half} ${-counter}H${half - thick}V0H${thick - half}z`} fill={front} />
      <path d={`M${-half} ${-counter}H${half}v${thick * 1.5}H${-half}z`} fill={palette.ink} />
      <Awning x={-half} y={-height} width={width} stripes={5} roof={width * 0.18} drop={width * 0.08} fill={fill} />
    </g>
  );
}
