import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Draws a rolled, standing yoga mat. */
export function YogaMat({ fill = palette.sky, ...place }: Place & { fill?: string }) {
  return (
    <g transform={stand(place)}>
      <path d="M-19-112H19V-6Q19 0 13 0H-13Q-19 0-19-6z" fill={fill} />
      <path d="M7-112H19V-6Q19 0 13 0H7z" fill={palette.ink} fillOpacity=".2" />
      <ellipse cy="-112" rx="19" ry="9" fill={palette.skyTint} />
      <path d="M12-111Q8-117 0-117-11-117-11-112-11-107 0-107 6-108 5-111 2-113-2-112" fill="none" stroke={fill} strokeWidth="3" />
      <path d="M-19-84H19M-19-28H19" stroke={palette.marigold} strokeWidth="6" strokeLinecap="butt" />
    </g>
  );
}
