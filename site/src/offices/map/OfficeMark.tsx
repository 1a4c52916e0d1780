import { unmarked } from '../../../../content/place-marks.ts';
import { palette } from '../../drawings/palette.ts';
import { landDots } from './land-dots.ts';
import type { PlacedOffice } from './place-offices.ts';

/** Draws the land as dots, for a green background. */
export function Land() {
  return <path d={landDots} fill="none" stroke={palette.land} strokeWidth="5.6" strokeDasharray=".1 8.9" />;
}

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

const height = 56;
/** Average width of a letter, in em. */
const letter = 0.56;

interface OfficeLabelProps {
  office: PlacedOffice;
  isLargest: boolean;
}

/** Draws a tag with the city, tied to the office's disc. The list below the map has the details. */
export function OfficeLabel({ office: { city, x, y, radius, side }, isLargest }: OfficeLabelProps) {
  const width = Math.round(unmarked(city).length * 29 * letter) + 36;
  // Corner of the tag, and the point on its edge where the string is tied.
  const places = {
    left: { left: x - width - 62, top: y + 20, tie: { x: x - 62, y: y + 40 } },
    above: { left: x - 44, top: y - height - 62, tie: { x, y: y - 62 } },
    below: { left: x - 44, top: y + 98, tie: { x, y: y + 98 } },
    right: { left: x + 66, top: y - 60, tie: { x: x + 66, y: y - 32 } },
  };
  const { left, top, tie } = places[side];
  const distance = Math.hypot(tie.x - x, tie.y - y);
  const from = { x: x + ((tie.x - x) * radius) / distance, y: y + ((tie.y - y) * radius) / distance };
  return (
    <>
      <path
        d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)} ${tie.x.toFixed(1)} ${tie.y.toFixed(1)}`}
        stroke={palette.paper}
        strokeWidth="3"
      />
      <g transform={`translate(${Math.round(left)} ${Math.round(top)})`} fill={palette.ink}>
        <rect width={width} height={height} rx="14" fill={isLargest ? palette.marigold : palette.paper} />
        <text x={width / 2} y="38" textAnchor="middle" fontSize="29" fontWeight="650" letterSpacing="-.3">
          {city}
        </text>
      </g>
    </>
  );
}
