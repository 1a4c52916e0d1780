import { palette } from '../../illustrations/palette.ts';
import { MiniBalance } from '../../illustrations/parts/MiniBalance.tsx';

/** A question goes from a system of the shop to ours, and the answer comes back to the line that asked. */
export function CallAndBack() {
  return (
    <svg className="on-paper" viewBox="0 0 640 200" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M170 62H480" stroke={palette.sky} strokeWidth="30" />
      <path d="M170 138H480" stroke={palette.marigold} strokeWidth="30" />
      <path d="M306 62h36l-10-9m10 9-10 9" stroke={palette.white} strokeWidth="5" />
      <path d="M342 138h-36l10-9m-10 9 10 9" stroke={palette.ink} strokeWidth="5" />
      <rect x="3" y="14" width="176" height="172" rx="20" fill={palette.white} stroke={palette.ink} strokeWidth="6" />
      <path d="M30 62H140M30 100h68M120 100h20M30 138h38" stroke={palette.ink} strokeOpacity=".3" strokeWidth="10" />
      <path d="M30 62H140" stroke={palette.sky} strokeWidth="10" />
      <rect x="86" y="120" width="72" height="36" rx="10" fill={palette.marigold} />
      <path d="M104 138h36" stroke={palette.ink} strokeWidth="8" />
      <rect x="464" y="14" width="173" height="172" rx="28" fill={palette.ink} />
      <MiniBalance x={550} y={100} scale={3} tip={3} fill={palette.ink} />
    </svg>
  );
}
