import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

export function Orange(place: Place) {
  return (
    <g transform={stand(place)}>
      <circle cy="-36" r="36" fill={palette.marigold} />
      <path d="M36-36A36 36 0 0 1-14-3Q26-12 24-62 36-52 36-36z" fill={palette.madder} fillOpacity=".35" />
      <path d="M0-68Q4-84 24-86 22-70 0-68z" fill={palette.green} />
      <path d="M-22-42Q-20-56-8-60" fill="none" stroke={palette.marigoldTint} strokeWidth="4" />
    </g>
  );
}
