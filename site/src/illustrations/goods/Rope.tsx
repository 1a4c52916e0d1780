import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** A coil of climbing rope. */
export function Rope(place: Place) {
  return (
    <g transform={stand(place)} fill="none" strokeWidth="10">
      <path
        d="M-34-8C-60-50-40-112 0-112S60-50 34-8M-22-6C-42-46-28-96 0-96S42-46 22-6M-10-6C-24-40-16-80 0-80S24-40 10-6"
        stroke={palette.madder}
      />
      <path d="M-34-8C-60-50-40-112 0-112S60-50 34-8M-22-6C-42-46-28-96 0-96S42-46 22-6" stroke={palette.marigold} strokeDasharray="1 22" />
      <path d="M-24-66H24M-22-54H22" stroke={palette.madderInk} />
    </g>
  );
}
