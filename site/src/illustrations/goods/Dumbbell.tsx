import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

export function Dumbbell(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-40-26H40" stroke={palette.inkSoft} strokeWidth="9" />
      <path d="M-58-26H-64M58-26H64" stroke={palette.ink} strokeWidth="9" />
      <rect x="-44" y="-52" width="16" height="52" rx="5" fill={palette.ink} />
      <rect x="28" y="-52" width="16" height="52" rx="5" fill={palette.ink} />
      <rect x="-58" y="-44" width="13" height="36" rx="5" fill={palette.madder} />
      <rect x="45" y="-44" width="13" height="36" rx="5" fill={palette.madder} />
    </g>
  );
}
