import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Draws a leather handbag, the luxury shop's product; `dark` is its lining and flap. */
export function Handbag({ fill = palette.madder, dark = palette.madderInk, ...place }: Place & { fill?: string; dark?: string }) {
  return (
    <g transform={stand(place)}>
      <path d="M-14-70C-14-112 14-112 14-70" fill="none" stroke={dark} strokeWidth="6" />
      <path d="M-40-72H40L47-7Q48 0 41 0H-41Q-48 0-47-7z" fill={fill} />
      <path d="M-40-72H40L42-56H-42z" fill={dark} />
      <path d="M-26-50C-24-122 24-122 26-50" fill="none" stroke={palette.madderTint} strokeWidth="6" />
      <rect x="-11" y="-63" width="22" height="17" rx="4" fill={palette.marigold} />
      <path d="M-38-10H38" stroke={palette.madderTint} strokeWidth="2" strokeDasharray="5 5" />
    </g>
  );
}
