import { palette } from '../palette.ts';

interface MiniBalanceProps {
  x: number;
  y: number;
  scale?: number;
  /** Vertical shift of the beam's ends; positive tips to the right. */
  tip: number;
  fill?: string;
}

/** Draws a disc with a balance, the symbol of a decision. */
export function MiniBalance({ x, y, scale = 1, tip, fill = palette.greenMid }: MiniBalanceProps) {
  const left = -7 - tip;
  const right = -7 + tip;
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`} fill={palette.paper}>
      <circle r="22" fill={fill} />
      <path d={`M-11 ${left} 11 ${right}M0-10V10M-6 11H6`} stroke={palette.paper} strokeWidth="3" />
      <path d={`M-17 ${left + 5}h12a6 6 0 0 1-12 0zM5 ${right + 5}h12a6 6 0 0 1-12 0z`} />
    </g>
  );
}
