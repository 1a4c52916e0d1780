import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Draws a bottle with a pump. */
export function Bottle({ fill = palette.sky, ...place }: Place & { fill?: string }) {
  return (
    <g transform={stand(place)}>
      <path d="M0-100V-78M0-100H-20V-92" fill="none" stroke={palette.ink} strokeWidth="7" />
      <rect x="-11" y="-88" width="22" height="16" rx="3" fill={palette.ink} />
      <path d="M-27-60Q-27-74-13-74H13Q27-74 27-60V-8Q27 0 19 0H-19Q-27 0-27-8z" fill={fill} />
      <rect x="-27" y="-48" width="54" height="28" fill={palette.white} />
      <path d="M-14-34H14" stroke={fill} strokeWidth="5" />
    </g>
  );
}
