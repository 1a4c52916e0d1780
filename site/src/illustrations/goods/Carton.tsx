import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** A carton of milk, 104 high. */
export function Carton(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-30-74H30V-6Q30 0 24 0H-24Q-30 0-30-6z" fill={palette.white} />
      <path d="M-30-74-18-96H18L30-74z" fill={palette.skyTint} stroke={palette.sky} strokeWidth="3" />
      <rect x="-20" y="-106" width="40" height="12" rx="3" fill={palette.sky} />
      <path d="M-30-46Q-14-58 0-46T30-46V-6Q30 0 24 0H-24Q-30 0-30-6z" fill={palette.sky} />
    </g>
  );
}
