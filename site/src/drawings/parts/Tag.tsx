import { palette } from '../palette.ts';

interface TagProps {
  /** Tip of the tag. */
  x: number;
  y: number;
  width: number;
  size: number;
  children: string;
  fill?: string;
  ink?: string;
  /** Degrees, clockwise, around the tip. */
  turn?: number;
}

/** Draws a price tag that points left and shows the decision. */
export function Tag({ x, y, width, size, children, fill = palette.marigold, ink = palette.ink, turn }: TagProps) {
  const half = size * 0.95;
  return (
    <g transform={`translate(${x} ${y})${turn ? `rotate(${turn})` : ''}`}>
      <path d={`M2-4 ${half - 3}${-half}H${width - 9}q9 0 9 9V${half - 9}q0 9-9 9H${half - 3}L2 4Q-2 0 2-4z`} fill={fill} />
      <circle cx={half} r={size / 6} fill={ink} />
      <text x={(width + half) / 2 + size * 0.08} y={size * 0.34} fontSize={size} fontWeight="650" textAnchor="middle" fill={ink}>
        {children}
      </text>
    </g>
  );
}
