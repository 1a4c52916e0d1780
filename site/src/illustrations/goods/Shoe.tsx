import { palette } from '../palette.ts';
import type { Place } from './stand.ts';
import { stand } from './stand.ts';

export function Shoe({ sole = palette.marigold, ...place }: Place & { sole?: string }) {
  return (
    <g transform={stand(place)}>
      <path
        d="M-65-14C-70-32-68-52-64-67-62-73-54-73-52-67-47-56-36-54-26-61L-14-71C-9-75-4-73-1-68 9-51 22-44 42-39 60-34 70-27 70-14z"
        fill={palette.green}
      />
      <path d="M-65-14C-70-32-68-52-64-67-62-73-54-73-52-67L-44-14z" fill={palette.greenDeep} />
      <path d="M70-14C70-26 61-34 44-38.5 36-30 34-22 35-14z" fill={palette.greenDeep} />
      <path d="M-30-18-6-46M-14-18 9-42" stroke={palette.marigold} strokeWidth="7" />
      <path d="M6-62-5-54M15-53 5-45M26-47 18-38" stroke={palette.paper} strokeWidth="4.5" />
      <path d="M-68-18Q0-10 72-20C78-8 72 0 60 0H-56C-68 0-72-8-68-18z" fill={palette.white} />
      <path d="M-67-6Q-63 0-56 0H60Q68 0 72-6z" fill={sole} />
    </g>
  );
}
