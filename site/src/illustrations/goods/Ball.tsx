import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

export function Ball(place: Place) {
  return (
    <g transform={stand(place)}>
      <circle cy="-40" r="40" fill={palette.marigold} />
      <path d="M0-80V0M-40-40H40M-29-68Q-8-40-29-12M29-68Q8-40 29-12" fill="none" stroke={palette.ink} strokeWidth="4" />
    </g>
  );
}
