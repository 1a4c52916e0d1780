import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** A table with one chair at it, and the outline of the one that is missing. */
export function TableSet(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-26-52V0M26-52V0" stroke={palette.madderInk} strokeWidth="8" />
      <path d="M-38-56H38" stroke={palette.madder} strokeWidth="12" />
      <path d="M-58-96V0M-58-36H-36V0" fill="none" stroke={palette.green} strokeWidth="8" />
      <path d="M58-96V0M58-36H36V0" fill="none" stroke={palette.ink} strokeWidth="4" strokeDasharray="2 9" />
    </g>
  );
}
