import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** A bag of chalk, open at its top. */
export function ChalkBag(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-34-80H34L40-16Q40 0 24 0H-24Q-40 0-40-16z" fill={palette.greenMid} />
      <path d="M-40-50H40L41-34H-41z" fill={palette.marigold} />
      <ellipse cx="0" cy="-82" rx="36" ry="13" fill={palette.greenDeep} />
      <path d="M-26-84C-20-102 20-102 26-84Q0-74-26-84z" fill={palette.white} />
      <path d="M34-74Q58-70 50-44" fill="none" stroke={palette.ink} strokeWidth="5" />
    </g>
  );
}
