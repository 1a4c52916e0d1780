import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

export function Headphones({ band = palette.paper, ...place }: Place & { band?: string }) {
  return (
    <g transform={stand(place)}>
      <path d="M-33-36V-52a33 36 0 0 1 66 0V-36" fill="none" stroke={band} strokeWidth="10" />
      <path d="M-15-82a33 36 0 0 1 30 0" fill="none" stroke={palette.ink} strokeWidth="10" />
      <rect x="-30" y="-44" width="15" height="40" rx="7" fill={palette.ink} />
      <rect x="15" y="-44" width="15" height="40" rx="7" fill={palette.ink} />
      <path d="M-24-48V0a20 24 0 0 1 0-48zM24-48V0a20 24 0 0 0 0-48z" fill={palette.madder} />
    </g>
  );
}
