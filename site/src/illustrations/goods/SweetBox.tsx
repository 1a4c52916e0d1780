import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Draws an open box of round laddoos and diamond barfi, seen from above, with its card lid behind it. */
export function SweetBox(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-22-84-14-112 70-100 56-60z" fill={palette.madder} />
      <path d="M-2-104 62-95" stroke={palette.marigold} strokeWidth="4" />
      <path d="M-64-16-51-94H51L64-16z" fill={palette.madderInk} />
      <path d="M-55-20-44-87H44L55-20z" fill={palette.marigoldTint} />
      <path d="M-28-75h0M28-75h0M0-55h0M-35-33h0M35-33h0" stroke={palette.marigold} strokeWidth="22" />
      <path d="M-31-78h0M25-78h0M-3-58h0M-38-36h0M32-36h0" stroke={palette.marigoldTint} strokeWidth="5" />
      <path d="M-15-75 0-65 15-75 0-85zM-46-55-32-45-18-55-32-65zM18-55 32-45 46-55 32-65zM-17-33 0-22 17-33 0-44z" fill={palette.land} />
      <path d="M-65-16H65L60 0H-60z" fill={palette.madder} />
    </g>
  );
}
