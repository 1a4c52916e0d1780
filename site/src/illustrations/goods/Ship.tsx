import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** A container ship under way, 128 wide. */
export function Ship(place: Place) {
  return (
    <g transform={stand(place)}>
      <rect x="-38" y="-62" width="30" height="24" fill={palette.marigold} />
      <rect x="-38" y="-88" width="30" height="24" fill={palette.sky} />
      <rect x="-6" y="-62" width="30" height="24" fill={palette.madder} />
      <rect x="-6" y="-88" width="30" height="24" fill={palette.green} />
      <path d="M30-38V-92H48V-38z" fill={palette.white} />
      <path d="M35-80H43M35-66H43" stroke={palette.sky} strokeWidth="6" />
      <path d="M-62-38H62L50-8H-48z" fill={palette.ink} />
      <path d="M-60-2Q-46-14-32-2T-4-2 24-2 52-2" fill="none" stroke={palette.sky} strokeWidth="6" />
    </g>
  );
}
