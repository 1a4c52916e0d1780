import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

export function Tablet(place: Place) {
  return (
    <g transform={stand(place)}>
      <rect x="-42" y="-112" width="84" height="112" rx="10" fill={palette.ink} />
      <rect x="-35" y="-104" width="70" height="96" rx="4" fill={palette.white} />
      <path d="M-25-92H5V-62H-25zM13-92H25V-62H13z" fill={palette.marigold} />
      <path d="M-25-52H-9V-36H-25zM-1-52H25V-36H-1zM-25-28H25V-18H-25z" fill={palette.skyTint} />
    </g>
  );
}
