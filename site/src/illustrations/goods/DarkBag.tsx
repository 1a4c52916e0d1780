import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

/** A bag of black leather with silver hardware, in one of three shapes; the shopper carries a logo. */
export function DarkBag({ shape, ...place }: Place & { shape: 'satchel' | 'frame' | 'shopper' }) {
  return (
    <g transform={stand(place)}>
      {shape === 'satchel' && (
        <>
          <path d="M-22-78C-22-104 22-104 22-78" fill="none" stroke={palette.inkSoft} strokeWidth="6" />
          <rect x="-52" y="-78" width="104" height="78" rx="8" fill={palette.ink} />
          <path d="M-52-70Q-52-78-44-78H44Q52-78 52-70V-40Q0-22-52-40z" fill={palette.inkSoft} />
          <path d="M-28-46V-22M28-46V-22" stroke={palette.hairGrey} strokeWidth="7" />
        </>
      )}
      {shape === 'frame' && (
        <>
          <path d="M-16-74C-16-112 16-112 16-74" fill="none" stroke={palette.inkSoft} strokeWidth="6" />
          <path d="M-40-72H40L56-8Q57 0 48 0H-48Q-57 0-56-8z" fill={palette.ink} />
          <path d="M-42-72H42" stroke={palette.hairGrey} strokeWidth="8" />
          <path d="M-6-82h12" stroke={palette.hairGrey} strokeWidth="8" />
        </>
      )}
      {shape === 'shopper' && (
        <>
          <path d="M-20-82C-20-122 20-122 20-82" fill="none" stroke={palette.inkSoft} strokeWidth="6" />
          <path d="M-48-84H48L42-6Q41 0 34 0H-34Q-41 0-42-6z" fill={palette.ink} />
          <path d="M-22-46 0-26 22-46M-22-60 0-40 22-60" fill="none" stroke={palette.marigold} strokeWidth="7" />
        </>
      )}
    </g>
  );
}
