import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Draws a round mirror on its foot, 228 high. */
export function Mirror({ frame = palette.ink, ...place }: Place & { frame?: string }) {
  return (
    <g transform={stand(place)}>
      <path d="M-50 0Q-48-22-8-28H8Q48-22 50 0z" fill={frame} />
      <path d="M0-24V-72" stroke={frame} strokeWidth="10" />
      <circle cy="-150" r="78" fill={palette.skyTint} stroke={frame} strokeWidth="10" />
      <path d="M-50-130 20-200M-20-110 50-180" stroke={palette.white} strokeWidth="10" />
    </g>
  );
}
