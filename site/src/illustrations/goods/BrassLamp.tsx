import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Draws a standing brass oil lamp, as lit at Diwali. */
export function BrassLamp(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M0-146C-15-126-16-112 0-106 16-112 15-126 0-146z" fill={palette.madder} />
      <path d="M0-130C-7-120-7-113 0-109 7-113 7-120 0-130z" fill={palette.marigoldTint} />
      <path d="M-7-82H7L9-20H-9z" fill={palette.kraft} />
      <ellipse cx="0" cy="-52" rx="17" ry="9" fill={palette.marigold} />
      <path d="M-52-104H52C50-86 30-76 0-76S-50-86-52-104z" fill={palette.marigold} />
      <path d="M18-104H52C50-86 32-77 6-76 18-84 20-94 18-104z" fill={palette.kraft} />
      <path d="M-52-104H52" stroke={palette.skinBrown} strokeWidth="5" />
      <path d="M-36 0C-36-16-20-24 0-24S36-16 36 0z" fill={palette.marigold} />
      <path d="M8 0C14-8 14-18 8-23 26-20 36-12 36 0z" fill={palette.kraft} />
    </g>
  );
}
