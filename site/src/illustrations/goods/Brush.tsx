import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Draws a make-up brush, standing on its handle. */
export function Brush(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-5-64H5L3-3Q0 2-3-3z" fill={palette.ink} />
      <path d="M-9-82H9L6-60H-6z" fill={palette.marigold} />
      <path d="M-9-82Q-22-104 0-122 22-104 9-82z" fill={palette.madderTint} />
      <path d="M-14-98Q-10-114 0-122 10-114 14-98 0-90-14-98z" fill={palette.madder} />
    </g>
  );
}
