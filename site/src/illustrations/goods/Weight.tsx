import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Draws an iron weight, 76 high, with a stamped number. */
export function Weight({ children, ...place }: Place & { children: string }) {
  return (
    <g transform={stand(place)}>
      <path d="M-7-62H7V-50H-7z" fill={palette.ink} />
      <rect x="-14" y="-76" width="28" height="16" rx="8" fill={palette.ink} />
      <path d="M-22-54H22Q27-54 28-49L35-8Q36 0 28 0H-28Q-36 0-35-8L-28-49Q-27-54-22-54z" fill={palette.ink} />
      <path d="M10-54H22Q27-54 28-49L35-8Q36 0 28 0H18z" fill={palette.inkSoft} />
      <text y="-14" fontSize="32" fontWeight="700" textAnchor="middle" fill={palette.marigold}>
        {children}
      </text>
    </g>
  );
}
