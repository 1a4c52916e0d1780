import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** Draws an open box of sweets, its lid behind it. */
export function SweetBox(place: Place) {
  return (
    <g transform={stand(place)}>
      <path d="M-54-50-44-98H44L54-50z" fill={palette.madderInk} />
      <path d="M-34-88H34L40-60H-40z" fill="none" stroke={palette.marigold} strokeWidth="3.5" />
      <path d="M-15-74A15 12 0 0 1 15-74 15 12 0 0 1-15-74z" fill={palette.marigold} />
      {[-38, -13, 13, 38].map((x) => (
        <circle cx={x} cy="-46" r="14" fill={palette.marigold} key={x} />
      ))}
      <path
        d="M-44-52A10 10 0 0 1-32-54M-19-52A10 10 0 0 1-7-54M7-52A10 10 0 0 1 19-54M32-52A10 10 0 0 1 44-54"
        fill="none"
        stroke={palette.marigoldTint}
        strokeWidth="4"
      />
      <path d="M-62-42H62L57-5Q56 0 51 0H-51Q-56 0-57-5z" fill={palette.madder} />
      <path d="M-62-42H62L61-33H-61z" fill={palette.madderInk} />
      <path d="M-9-33H9V0H-9z" fill={palette.marigold} />
    </g>
  );
}
