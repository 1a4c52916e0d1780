import { palette } from '../palette.ts';

interface OfficeDiscProps {
  x: number;
  y: number;
  radius: number;
}

/** Draws an office: a disc with an area proportional to its employees, around a dot at its location. */
export function OfficeDisc({ x, y, radius }: OfficeDiscProps) {
  return (
    <g transform={`translate(${+x.toFixed(1)} ${+y.toFixed(1)})`}>
      <circle r={+radius.toFixed(1)} fill={palette.marigold} stroke={palette.ink} strokeWidth="3" />
      <circle r="3.5" fill={palette.ink} />
    </g>
  );
}
