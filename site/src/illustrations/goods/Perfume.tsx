import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

export function Perfume(place: Place) {
  return (
    <g transform={stand(place)}>
      <rect x="-12" y="-96" width="24" height="24" rx="4" fill={palette.ink} />
      <path d="M-8-74H8V-66H-8z" fill={palette.marigold} />
      <rect x="-34" y="-66" width="68" height="66" rx="12" fill={palette.sky} />
      <path d="M34-40V-12A12 12 0 0 1 22 0H-10z" fill={palette.ink} fillOpacity=".2" />
      <rect x="-18" y="-42" width="36" height="22" rx="3" fill={palette.skyTint} />
    </g>
  );
}
