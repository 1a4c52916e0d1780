import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

export function Lamp(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M0-70V-36" stroke={palette.ink} strokeWidth="5" />
      <path d="M-6-52H6C6-42 28-36 28-20 28-8 18 0 12 0H-12C-18 0-28-8-28-20-28-36-6-42-6-52z" fill={palette.sky} />
      <path d="M6-52C6-42 28-36 28-20 28-8 18 0 12 0H2C16-12 14-34 0-52z" fill={palette.ink} fillOpacity=".22" />
      <path d="M-24-124H24L46-66H-46z" fill={palette.marigold} />
      <path d="M-24-124H-6L-18-66H-46z" fill={palette.marigoldTint} />
    </g>
  );
}
