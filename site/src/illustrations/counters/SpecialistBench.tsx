import { Garment } from '../goods/Garment.tsx';
import { Jar } from '../goods/Jar.tsx';
import { palette } from '../palette.ts';
import { Bust } from '../parts/Bust.tsx';
import { MiniBalance } from '../parts/MiniBalance.tsx';

/** A bench for goods with rules of their own: shades under a glass, a garment by its measure; 240 wide and 212 high, standing on 0, 0. */
export function SpecialistBench() {
  return (
    <>
      <path d="M-96-2V-74M96-2V-74" stroke={palette.ink} strokeWidth="9" />
      <path d="M-91-72H91V-14H-91z" fill={palette.sand} />
      <path d="M52-80V-208H112V-80" fill="none" stroke={palette.ink} strokeWidth="6" />
      <Garment x={82} y={-204} scale={0.78} cut="dress" fill={palette.madder} seam={palette.madderTint} />
      <path d="M64-88H100" stroke={palette.marigold} strokeWidth="6" strokeLinecap="butt" />
      <Bust x={6} y={-76} scale={0.94} clothes={palette.greenMid} look="bun" />
      <Jar x={-92} y={-80} scale={0.5} shade={palette.madder} />
      <Jar x={-92} y={-118} scale={0.5} shade={palette.skinBrown} />
      <path d="M-36-84 -52-106" stroke={palette.ink} strokeWidth="7" />
      <circle cx="-58" cy="-122" r="18" fill={palette.white} stroke={palette.ink} strokeWidth="6" />
      <circle cx="-58" cy="-122" r="8" fill={palette.skinBrown} />
      <path d="M-114-78H114" stroke={palette.ink} strokeWidth="11" />
      <MiniBalance x={0} y={-42} scale={0.92} tip={2.5} />
    </>
  );
}
