import { palette } from '../palette.ts';

/** Draws an auto-rickshaw, 56 wide and 43 high at scale 1, with the wheels' lowest point at x, y. */
export function AutoRickshaw({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path d="M-26-18V-34Q-26-43-16-43H5Q11-43 13-37L19-18H14L8-37H-16V-18z" fill={palette.ink} />
      <path d="M-14-18V-28Q-14-31-9-31H-7V-18z" fill={palette.madder} />
      <path d="M-28-6V-20H5L7-24H18Q26-20 27-6H20A8 8 0 0 0 4-6H-4A8 8 0 0 0-20-6z" fill={palette.marigold} />
      <circle cx="-12" cy="-5" r="5" fill={palette.ink} />
      <circle cx="12" cy="-5" r="5" fill={palette.ink} />
    </g>
  );
}
