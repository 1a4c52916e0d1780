import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

export function Bread(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-62-6V-24C-62-48-46-60-26-60H26C46-60 62-48 62-24V-6Q62 0 56 0H-56Q-62 0-62-6z" fill={palette.skinBrown} />
      <path d="M-62-20Q-46-30-31-22T0-22 31-22 62-20V-6Q62 0 56 0H-56Q-62 0-62-6z" fill={palette.kraft} />
      <path d="M-36-50-22-38M-7-52 7-40M22-52 36-40" stroke={palette.marigoldTint} strokeWidth="6" />
    </g>
  );
}
