import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

export function Parcel({ fill = palette.marigold, ...place }: Place & { fill?: string }) {
  return (
    <g transform={stand(place)}>
      <rect x="-40" y="-64" width="80" height="64" rx="5" fill={fill} />
      <path d="M-40-64H40" stroke={palette.marigoldTint} strokeWidth="5" />
      <path d="M-11-64H11V-34L0-41-11-34z" fill={palette.ink} />
      <path d="M-28-14H-10" stroke={palette.ink} strokeWidth="5" />
    </g>
  );
}
