import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Draws an open laptop; `old` is the previous model. */
export function Laptop({ old = false, ...place }: Place & { old?: boolean }) {
  return (
    <g transform={stand(place)}>
      <rect x="-62" y="-96" width="124" height="90" rx="9" fill={old ? palette.inkSoft : palette.ink} />
      <rect
        x={old ? -50 : -55}
        y={old ? -84 : -89}
        width={old ? 100 : 110}
        height={old ? 64 : 72}
        rx="4"
        fill={old ? palette.sand : palette.sky}
      />
      <path d="M-80-12H80V-6Q80 0 72 0H-72Q-80 0-80-6z" fill={old ? palette.hairGrey : palette.white} />
      <path d="M-16-12H16Q16-7 10-7H-10Q-16-7-16-12z" fill={old ? palette.inkSoft : palette.skyTint} />
    </g>
  );
}
