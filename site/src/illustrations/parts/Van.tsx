import { palette } from '../palette.ts';

interface VanProps {
  /** Point on the road between the wheels. The van is 51 wide and 37 high at scale 1. */
  x: number;
  y: number;
  scale?: number;
  fill: string;
  /** Faces left instead of right. */
  back?: boolean;
}

export function Van({ x, y, scale = 1, fill, back = false }: VanProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${back ? -scale : scale} ${scale})`}>
      <path d="M-26-33a4 4 0 0 1 4-4H4V-7H-26zM4-29H15L25-18V-7H4z" fill={fill} />
      <path d="M8-24H13L18-18H8z" fill={palette.sky} />
      <circle cx="-15" cy="-6" r="6" fill={palette.ink} stroke={fill} strokeWidth="2.5" />
      <circle cx="13" cy="-6" r="6" fill={palette.ink} stroke={fill} strokeWidth="2.5" />
    </g>
  );
}
