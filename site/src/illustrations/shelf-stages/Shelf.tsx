import type { ReactNode } from 'react';
import { Jar } from '../goods/Jar.tsx';
import { Phone } from '../goods/Phone.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';
import { Frame } from '../parts/Frame.tsx';

/** Three goods on a shelf that goes on to both sides, with what happens to them: 248 × 198, without a name, as the words beside it say the same. */
export function Shelf({ children }: { children: ReactNode }) {
  return (
    <Frame alt="" width={248} height={198}>
      <Tote x={48} y={128} scale={0.8} />
      <Phone x={124} y={128} scale={0.82} />
      <Jar x={200} y={128} scale={0.86} />
      <path d="M0 134H248" stroke={palette.ink} strokeWidth="12" strokeLinecap="butt" />
      {children}
    </Frame>
  );
}
