import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** A jar of cream; its label shows the shade. */
export function Jar({ shade = palette.madder, ...place }: Place & { shade?: string }) {
  return (
    <g transform={stand(place)}>
      <path d="M-42-50H42V-14A14 14 0 0 1 28 0H-28A14 14 0 0 1-42-14z" fill={palette.white} />
      <path d="M14-50H42V-14A14 14 0 0 1 28 0H14z" fill={palette.marigoldTint} />
      <rect x="-46" y="-78" width="92" height="30" rx="7" fill={palette.ink} />
      <path d="M-44-57H44" stroke={palette.marigold} strokeWidth="4" />
      <circle cx="-8" cy="-25" r="14" fill={shade} />
    </g>
  );
}
