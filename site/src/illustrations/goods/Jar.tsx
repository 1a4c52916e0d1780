import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Draws a cream jar whose label shows the shade. A line of constant width separates the white jar from a white background. */
export function Jar({ shade = palette.madder, ...place }: Place & { shade?: string }) {
  return (
    <g transform={stand(place)}>
      <path
        d="M-42-50H42V-14A14 14 0 0 1 28 0H-28A14 14 0 0 1-42-14z"
        fill={palette.white}
        stroke={palette.ink}
        strokeWidth={4 / Math.max(1, place.scale ?? 1)}
      />
      <path d="M14-50H40V-14A12 12 0 0 1 28-2H14z" fill={palette.marigoldTint} />
      <rect x="-46" y="-78" width="92" height="30" rx="7" fill={palette.ink} />
      <path d="M-44-57H44" stroke={palette.marigold} strokeWidth="4" />
      <circle cx="-11" cy="-25" r="14" fill={shade} />
    </g>
  );
}
