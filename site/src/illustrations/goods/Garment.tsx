import { palette } from '../palette.ts';

const cuts = {
  shirt: 'M-13 21-34 31-47 66-30 74-27 64V116H27V64L30 74 47 66 34 31 13 21Q0 34-13 21z',
  dress: 'M-22 25-12 20Q0 44 12 20L22 25Q16 48 21 66L42 136Q0 146-42 136L-21 66Q-16 48-22 25z',
  coat: 'M-13 20-35 30-48 104-32 108-29 72V144H29V72L32 108 48 104 35 30 13 20 0 42z',
};

const seams = {
  shirt: 'M-6 46H-20V60H-6z',
  dress: 'M-20 66Q0 72 20 66M-12 84-20 128M12 84 20 128M0 86V130',
  coat: 'M0 42V140M-14 26-16 44-6 52M14 26 16 44 6 52M-22 98H-12M12 98H22',
};

interface GarmentProps {
  /** Point where the hanger meets the rail. */
  x: number;
  y: number;
  scale?: number;
  cut: keyof typeof cuts;
  fill: string;
  seam: string;
}

/** Draws a garment on its hanger, 116 to 144 units high at scale 1. */
export function Garment({ x, y, scale = 1, cut, fill, seam }: GarmentProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path d="M-30 30 0 15 30 30M0 15V9C0 4 7 3 7-2A7 7 0 0 0-7-2" fill="none" stroke={palette.ink} strokeWidth="4" />
      <path d={cuts[cut]} fill={fill} />
      <path d={seams[cut]} fill="none" stroke={seam} strokeWidth="3" />
    </g>
  );
}
