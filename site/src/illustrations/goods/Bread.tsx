import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

export function Bread(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-48 0Q-56 0-56-8V-24Q-64-30-64-40-64-60-42-60H42Q64-60 64-40 64-30 56-24V-8Q56 0 48 0z" fill={palette.kraft} />
      <path d="M-56-24Q-64-30-64-40-64-60-42-60H42Q64-60 64-40 64-30 56-24 40-40 0-40T-56-24z" fill={palette.skinBrown} />
      <path d="M-34-54-24-46M-4-55 6-46M26-54 36-46" stroke={palette.marigoldTint} strokeWidth="5" />
    </g>
  );
}
