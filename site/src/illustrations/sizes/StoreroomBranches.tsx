import { palette } from '../palette.ts';
import { Awning } from '../parts/Awning.tsx';
import { Crate } from '../parts/Crate.tsx';

/** Draws a medium business: a storeroom that supplies branches. */
export function StoreroomBranches() {
  return (
    <>
      <path d="M0 184H480V200H0z" fill={palette.green} />
      <path d="M28 74 118 34 208 74V184H28z" fill={palette.ink} />
      <path d="M46 88H190V184H46z" fill={palette.white} />
      <Crate x={90} y={184} scale={0.38} />
      <Crate x={150} y={184} scale={0.38} wood={palette.kraft} />
      <Crate x={120} y={146} scale={0.38} wood={palette.kraft} />
      <path d="M208 128H452" stroke={palette.ink} strokeWidth="4" strokeDasharray="1 10" />
      <Branch x={262} fill={palette.madder} />
      <Branch x={342} fill={palette.marigold} />
      <Branch x={422} fill={palette.greenMid} />
    </>
  );
}

function Branch({ x, fill }: { x: number; fill: string }) {
  return (
    <>
      <path d={`M${x - 30} 116H${x + 30}V184H${x - 30}z`} fill={palette.white} />
      <path d={`M${x - 20} 144H${x + 2}V184H${x - 20}z`} fill={palette.ink} />
      <path d={`M${x + 8} 144H${x + 24}V164H${x + 8}z`} fill={palette.mist} />
      <Awning x={x - 35} y={116} width={70} stripes={5} roof={18} drop={7} fill={fill} />
    </>
  );
}
