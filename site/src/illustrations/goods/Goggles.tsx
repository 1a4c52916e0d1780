import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Swimming goggles with their strap. */
export function Goggles(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-58-30C-60-84 60-84 58-30" fill="none" stroke={palette.ink} strokeWidth="8" />
      <path d="M-8-26Q0-32 8-26" fill="none" stroke={palette.ink} strokeWidth="7" />
      <path
        d="M-60-28Q-58-48-34-46T-8-24Q-12-2-36-4T-60-28zM60-28Q58-48 34-46T8-24Q12-2 36-4T60-28z"
        fill={palette.sky}
        stroke={palette.ink}
        strokeWidth="6"
      />
      <path d="M-48-34-36-38M22-34 34-38" stroke={palette.skyTint} strokeWidth="5" />
    </g>
  );
}
