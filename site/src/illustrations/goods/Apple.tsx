import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

export function Apple(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M0-70C12-82 46-80 46-44 46-16 26 1 13 1 7 1 5-2 0-2-5-2-7 1-13 1-26 1-46-16-46-44-46-80-12-82 0-70z" fill={palette.madder} />
      <path d="M46-44C46-16 26 1 13 1 9 1 6-1 3-2 24-14 34-44 22-76 36-74 46-64 46-44z" fill={palette.madderInk} fillOpacity=".55" />
      <path d="M-34-48C-34-58-29-64-22-66" fill="none" stroke={palette.madderTint} strokeWidth="5" />
      <path d="M0-66C0-78 2-84 7-92" fill="none" stroke={palette.ink} strokeWidth="5" />
      <path d="M6-80C10-98 28-102 42-96 38-80 20-74 6-80z" fill={palette.greenMid} />
    </g>
  );
}
