import { Parcel } from '../goods/Parcel.tsx';
import { palette } from '../palette.ts';
import { Bubble } from '../parts/Bubble.tsx';

/** Draws a rack with one empty place, and a telephone call about it. */
export function StockAndPhone() {
  return (
    <>
      <path d="M0 288H480V320H0z" fill={palette.ink} />
      <path d="M34 24V288M250 24V288" stroke={palette.green} strokeWidth="12" strokeLinecap="butt" />
      <Parcel x={90} y={106} scale={0.94} fill={palette.kraft} />
      <Parcel x={186} y={106} scale={0.94} />
      <path d="M142 132H228V192H142z" fill="none" stroke={palette.madder} strokeWidth="5" strokeDasharray=".1 11" />
      <Parcel x={90} y={194} scale={0.94} fill={palette.white} />
      <Parcel x={90} y={282} scale={0.94} />
      <Parcel x={186} y={282} scale={0.94} fill={palette.kraft} />
      <path d="M28 111H256M28 199H256M28 283H256" stroke={palette.green} strokeWidth="10" />
      <Bubble x={292} y={36} width={156} height={96} speaker="left" fill={palette.sky} />
      <path d="M340 108V64H400V108zM340 64 348 50H392L400 64" fill="none" stroke={palette.white} strokeWidth="5" strokeDasharray=".1 10" />
      <path d="M306 288Q306 230 336 222H404Q434 230 434 288z" fill={palette.madder} />
      <circle cx="370" cy="258" r="22" fill={palette.paper} />
      <path d="M370 246v.1M382 258v.1M370 270v.1M358 258v.1" stroke={palette.ink} strokeWidth="7" />
      <g className="answer up lean">
        <path
          d="M292 208Q292 180 370 180 448 180 448 208V216Q448 224 438 224H416Q408 224 408 214 408 206 370 206 332 206 332 214 332 224 324 224H302Q292 224 292 216z"
          fill={palette.ink}
        />
      </g>
    </>
  );
}
