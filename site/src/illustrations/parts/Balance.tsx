import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import { Base } from './Base.tsx';
import { Pan } from './Pan.tsx';

interface BalanceProps {
  /** Middle of the base. */
  x: number;
  y: number;
  scale?: number;
  /** Colour of post and beam; `field` is the background. */
  fill?: string;
  field: string;
  /** Content of the pans, around 0, 0 on the rim. The left pan is heavier. */
  left: ReactNode;
  right: ReactNode;
}

/** Draws the brand's standing balance, 330 wide and 232 high at scale 1. */
export function Balance({ x, y, scale = 1, fill = palette.paper, field, left, right }: BalanceProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path d="M0-228V-16M-104-180 104-216" stroke={fill} strokeWidth="8" />
      <Base x={0} y={0} scale={1.04} fill={fill} />
      <Pan x={-104} y={-180} drop={104} half={64} string={fill}>
        <g transform="translate(-104-76)">{left}</g>
      </Pan>
      <Pan x={104} y={-216} drop={104} half={64} string={fill}>
        <g transform="translate(104-112)">{right}</g>
      </Pan>
      <circle cy="-198" r="14" fill={palette.marigold} stroke={field} strokeWidth="5" />
    </g>
  );
}
