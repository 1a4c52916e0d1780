import { Garment } from '../goods/Garment.tsx';
import { Parcel } from '../goods/Parcel.tsx';
import { palette } from '../palette.ts';
import { Van } from '../parts/Van.tsx';

/** Draws 2018: a ship with parcels in several currencies; the crane lifts a coat for a winter in June. */
export function HarbourScene() {
  return (
    <>
      <path d="M-60-150H-16V-62H-60z" fill={palette.paper} />
      <path d="M-60-128H-16" stroke={palette.sky} strokeWidth="10" strokeDasharray="8 10" strokeLinecap="butt" />
      <path d="M-52-150V-178H-28V-150z" fill={palette.ink} />
      <path d="M-52-166H-28" stroke={palette.marigold} strokeWidth="8" strokeLinecap="butt" />
      <path d="M-108-94H-64V-62H-108z" fill={palette.marigold} />
      <path d="M-12-94H40V-62H-12z" fill={palette.greenMid} />
      <path d="M-12-128H40V-97H-12z" fill={palette.marigold} />
      <path d="M44-94H90V-62H44z" fill={palette.sky} />
      <path d="M-128-62H108L86-4H-104z" fill={palette.madder} />
      <path d="M-118-40H99" stroke={palette.madderTint} strokeWidth="5" strokeLinecap="butt" />
      <path d="M-130 0V-10q10-9 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0V0z" fill={palette.sky} />
      <g fontSize="24" fontWeight="700" textAnchor="middle" fill={palette.ink}>
        <text x="-86" y="-69">
          ₹
        </text>
        <text x="14" y="-104">
          €
        </text>
        <text x="14" y="-69" fill={palette.white}>
          $
        </text>
        <text x="67" y="-69" fill={palette.white}>
          £
        </text>
      </g>
      <path d="M117 0V-206M102 0 117-40 132 0M117-206 34-226V-216" fill="none" stroke={palette.ink} strokeWidth="7" />
      <path d="M117-206 134-203M85-213 117-178" stroke={palette.ink} strokeWidth="5" />
      <path d="M121-207H138V-180H121z" fill={palette.ink} />
      <Garment x={34} y={-206} scale={0.46} cut="coat" fill={palette.green} seam={palette.marigold} />
      <Parcel x={78} y={-2} scale={0.44} fill={palette.kraft} />
      <Van x={24} y={-3} scale={0.98} fill={palette.white} />
    </>
  );
}
