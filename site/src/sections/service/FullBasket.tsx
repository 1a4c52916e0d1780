import { Bottle } from '../../illustrations/goods/Bottle.tsx';
import { Jar } from '../../illustrations/goods/Jar.tsx';
import { Lamp } from '../../illustrations/goods/Lamp.tsx';
import { Shoe } from '../../illustrations/goods/Shoe.tsx';
import { Tote } from '../../illustrations/goods/Tote.tsx';
import { palette } from '../../illustrations/palette.ts';

const strands = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${62 + i * 48} 262L${74 + i * 44.6} 400`).join('');

/** A shopping basket with what goes together. */
export function FullBasket() {
  return (
    <svg className="on-green" viewBox="0 0 460 380" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <path d="M70 256C70 10 390 10 390 256" fill="none" stroke={palette.skinBrown} strokeWidth="13" />
      <Lamp x={318} y={262} scale={1.15} />
      <Tote x={150} y={268} scale={1.5} />
      <Bottle x={392} y={268} />
      <Jar x={240} y={266} scale={1.2} />
      <Shoe x={316} y={268} scale={0.9} />
      <path d="M34 256H426L400 396H60z" fill={palette.kraft} />
      <path d={strands} stroke={palette.skinBrown} strokeWidth="7" />
      <path d="M44 294H416M52 330H408M58 366H402" stroke={palette.marigoldTint} strokeWidth="7" strokeDasharray="30 24" />
      <path d="M30 256H430" stroke={palette.marigold} strokeWidth="20" />
    </svg>
  );
}
