import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Draws the example shop's canvas tote: natural cloth with a red base and two webbing handles. */
export function Tote(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-14-70C-14-112 14-112 14-70" fill="none" stroke={palette.madderInk} strokeWidth="6" />
      <path d="M-38-72Q0-64 38-72L44-2H-44z" fill={palette.paper} stroke={palette.kraft} strokeWidth="4" />
      <path d="M-42-22H42L44-2H-44z" fill={palette.madder} stroke={palette.madder} strokeWidth="4" />
      <path d="M-19-14V-76C-19-128 19-128 19-76V-14" fill="none" stroke={palette.madder} strokeWidth="8" />
    </g>
  );
}
