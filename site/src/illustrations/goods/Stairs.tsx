import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** A flight of stairs, and a long carton that does not go round it. */
export function Stairs(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-60 0V-18H-30V-36H0V-54H30V-72H60V0z" fill={palette.inkSoft} />
      <rect x="-62" y="-92" width="104" height="26" rx="3" fill={palette.kraft} transform="rotate(-31-10-66)" />
      <path d="M-14-86 4-78" stroke={palette.ink} strokeWidth="4" />
    </g>
  );
}
