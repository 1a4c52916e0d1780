import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Draws a steel water bottle with a loop on its lid. */
export function SteelBottle(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-10-124C-10-140 10-140 10-124" fill="none" stroke={palette.ink} strokeWidth="6" />
      <rect x="-16" y="-126" width="32" height="22" rx="5" fill={palette.ink} />
      <path d="M-15-104H15C15-94 29-92 29-76V-9Q29 0 20 0H-20Q-29 0-29-9V-76C-29-92-15-94-15-104z" fill={palette.skyTint} />
      <path d="M6-104H15C15-94 29-92 29-76V-9Q29 0 20 0H8Q16-4 16-12V-76C16-90 6-94 6-104z" fill={palette.hairGrey} />
      <path d="M-29-62H29V-34H-29z" fill={palette.greenMid} />
      <path d="M-16-48H4" stroke={palette.marigold} strokeWidth="5" />
    </g>
  );
}
