import { palette } from '../palette.ts';
import { stand } from './stand.ts';
import type { Place } from './stand.ts';

export function Chair(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-28-40-34 0M28-40 34 0" stroke={palette.ink} strokeWidth="6" />
      <path d="M-32-62C-36-104-24-116 0-116S36-104 32-62z" fill={palette.madder} />
      <rect x="-38" y="-66" width="76" height="28" rx="11" fill={palette.madderInk} />
    </g>
  );
}
