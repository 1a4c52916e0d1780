import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Draws a phone; `pale` is the variant for green backgrounds. */
export function Phone({ pale = false, ...place }: Place & { pale?: boolean }) {
  return (
    <g transform={stand(place)}>
      <rect x="-28" y="-112" width="56" height="112" rx="10" fill={pale ? palette.paper : palette.ink} />
      <rect x="-22" y="-104" width="44" height="96" rx="4" fill={palette.sky} />
      <path d="M22-74V-12a4 4 0 0 1-4 4H-16z" fill={palette.skyTint} fillOpacity=".16" />
      <path d="M-7-98H7" stroke={palette.skyTint} strokeWidth="4" />
      <path d="M-13-46-4-58 4-50 14-68" fill="none" stroke={palette.white} strokeWidth="4" />
      <rect x="-14" y="-30" width="28" height="12" rx="6" fill={palette.marigold} />
    </g>
  );
}
