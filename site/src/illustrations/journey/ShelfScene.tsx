import { Lamp } from '../goods/Lamp.tsx';
import { Shoe } from '../goods/Shoe.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';
import { Awning } from '../parts/Awning.tsx';
import { Bust } from '../parts/Bust.tsx';

/** Draws 2015: a shop window with the same goods in a different order for each of two visitors. */
export function ShelfScene() {
  return (
    <>
      <path d="M-104-192H116V0H-104z" fill={palette.paper} />
      <path d="M-90-150H102V-16H-90z" fill={palette.mist} />
      <path d="M-82-142H-38V-92H-82z" fill={palette.marigoldTint} />
      <path d="M-82-76H-38V-24H-82z" fill={palette.madderTint} />
      <Bust x={-60} y={-90} scale={0.5} clothes={palette.sky} />
      <Bust x={-60} y={-24} scale={0.5} clothes={palette.greenMid} hair="bun" />
      <path d="M-90-88H102M-90-20H102" stroke={palette.ink} strokeWidth="8" strokeLinecap="butt" />
      <Tote x={-10} y={-92} scale={0.46} />
      <Shoe x={39} y={-92} scale={0.34} />
      <Lamp x={80} y={-92} scale={0.4} />
      <Lamp x={-14} y={-24} scale={0.4} />
      <Tote x={28} y={-24} scale={0.46} />
      <Shoe x={75} y={-24} scale={0.34} />
      <Awning x={-118} y={-172} width={248} stripes={9} roof={34} drop={14} fill={palette.marigold} />
    </>
  );
}
