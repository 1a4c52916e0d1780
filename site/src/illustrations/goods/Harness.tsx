import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** A climbing harness: its belt, two leg loops, and what ties them. */
export function Harness(place: Place) {
  return (
    <g transform={stand(place)} fill="none">
      <ellipse cx="0" cy="-92" rx="44" ry="16" stroke={palette.sky} strokeWidth="15" />
      <ellipse cx="-24" cy="-24" rx="21" ry="17" stroke={palette.sky} strokeWidth="12" />
      <ellipse cx="24" cy="-24" rx="21" ry="17" stroke={palette.sky} strokeWidth="12" />
      <path d="M0-76V-36M-38-82-34-40M38-82 34-40" stroke={palette.ink} strokeWidth="6" />
      <path d="M-9-82H9V-64H-9z" stroke={palette.marigold} strokeWidth="6" />
    </g>
  );
}
