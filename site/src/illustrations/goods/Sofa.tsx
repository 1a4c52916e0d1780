import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

export function Sofa(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-78-10V0M78-10V0" stroke={palette.ink} strokeWidth="7" />
      <path d="M-80-30V-74A16 16 0 0 1-64-90H64A16 16 0 0 1 80-74V-20H-80z" fill={palette.green} />
      <path d="M0-88V-50" stroke={palette.greenDeep} strokeWidth="3" />
      <rect x="-74" y="-54" width="73" height="30" rx="9" fill={palette.greenMid} />
      <rect x="1" y="-54" width="73" height="30" rx="9" fill={palette.greenMid} />
      <path d="M-98-50A14 14 0 0 1-70-50V-28H70V-50A14 14 0 0 1 98-50V-16A8 8 0 0 1 90-8H-90A8 8 0 0 1-98-16z" fill={palette.greenDeep} />
      <rect x="-62" y="-82" width="34" height="34" rx="6" fill={palette.marigold} transform="rotate(-10-45-60)" />
    </g>
  );
}
