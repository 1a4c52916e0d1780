import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

interface LipstickProps extends Place {
  fill?: string;
  /** Colour of the shaded side. */
  shade?: string;
  holder?: string;
}

export function Lipstick({ fill = palette.madder, shade = palette.madderInk, holder = palette.ink, ...place }: LipstickProps) {
  return (
    <g transform={stand(place)}>
      <path d="M-9-58V-84Q-9-90-4-94L9-104V-58z" fill={fill} />
      <path d="M-9-84Q-9-90-4-94L9-104V-96z" fill={shade} />
      <rect x="-11" y="-62" width="22" height="20" fill={palette.marigold} />
      <path d="M-15-44H15V-5Q15 0 10 0H-10Q-15 0-15-5z" fill={holder} />
    </g>
  );
}
